import type { Transport } from '@brandpost/rubicore-api';

/** Calls go to our own origin alone; the BFF adds the token. */
export const browserTransport: Transport = (address, init) =>
  fetch(address, { ...init, credentials: 'same-origin' });
