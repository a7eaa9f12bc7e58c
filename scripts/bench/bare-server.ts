/**
 * What Node can do at most on this machine: one buffer of `BYTES`, always the same, with `HEADERS` (names and values in
 * turn, as JSON) and no others but Node's own. A process of its own.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = Buffer.alloc(Number(process.env.BYTES ?? 40_000), 'x');
const headers: string[] = JSON.parse(process.env.HEADERS ?? '["content-type", "text/html; charset=utf-8"]');
headers.push('content-length', String(body.length));

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port });
});
