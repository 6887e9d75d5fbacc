/** Whether a host of an address is the machine itself: what is served there, no other machine can open. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
}
