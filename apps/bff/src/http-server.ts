import { createServer, type RequestListener, type Server } from 'node:http';

const HEADERS_TIMEOUT_MS = 10_000;
/** For files; all else has less (protection/slow-clients.ts). */
const REQUEST_TIMEOUT_MS = 300_000;
/** An idle connection is kept so long. */
export const KEEP_ALIVE_SECONDS = 65;
const SILENCE_MS = 120_000;

/** Node's own server, with limits on how slow and how large a request may be. Source: SECURITY F10 */
export function httpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000,
      maxHeaderSize: 16_384,
      connectionsCheckingInterval: 1000,
    },
    listener,
  );
  server.setTimeout(SILENCE_MS);
  return server;
}
