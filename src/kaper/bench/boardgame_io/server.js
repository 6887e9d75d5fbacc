'use strict';

// boardgame.io's own server as it comes: koa, socket.io, matches kept in memory. It prints its
// addresses, for play and for making matches, then answers each line that it reads with the seconds
// of CPU time it has used, and ends with its input.

const readline = require('node:readline');
const { Server } = require('boardgame.io/server');
const { Island } = require('./island.js');

const server = Server({ games: [Island], origins: ['http://127.0.0.1'] });

const anyPort = { host: '127.0.0.1', port: 0 };
const address = (listening) => `http://127.0.0.1:${listening.address().port}`;

// With the koa of today its routes are not found on the port of the sockets, only on their own.
const running = server.run({ port: anyPort, lobbyConfig: { apiPort: anyPort } });

running.then(({ appServer, apiServer }) => {
  console.log(address(appServer), address(apiServer));
  const lines = readline.createInterface({ input: process.stdin });
  lines.on('line', () => {
    const { user, system } = process.cpuUsage();
    console.log((user + system) / 1e6);
  });
  lines.on('close', () => process.exit(0));
});
