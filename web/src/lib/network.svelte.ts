/** Whether the tables of this computer are open to its network, and where others find them. */
import * as api from "./api";
import type { NetworkInfo } from "./httpMessages";

/** `mine`: whoever looks at this page sits at that computer. */
export const network: NetworkInfo = $state({ mine: false, links: [] });

const take = (info: NetworkInfo) => void Object.assign(network, info);

/** Without an answer it stays as it was: links are then for this computer only. */
export const lookAtNetwork = (): Promise<void> => api.network().then(take, () => {});

export const openNetwork = (open: boolean): Promise<void> => api.openNetwork(open).then(take);
