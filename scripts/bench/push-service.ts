/**
 * A push service, in a process of its own: takes every message after `DELAY_MS`, as one far away would, and tells when
 * each came in.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const delayMs = Number(process.env.DELAY_MS ?? 50);
let arrivals: number[] = [];

const server = createServer(async (request, response) => {
  for await (const _ of request);
  arrivals.push(Date.now());
  await wait(delayMs);
  response.writeHead(201).end();
});
process.on('message', ({ type }: { type: string }) => {
  if (type === 'arrivals') process.send?.({ type, arrivals });
  if (type === 'forget') arrivals = [];
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port });
});
