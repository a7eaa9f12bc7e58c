import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserFetch } from './browser-fetch.ts';
import { announceSessionEnd, isSessionOver, sessionIsBack, stayWhenSessionEnds } from './ended-session.ts';

let server: Server;
let leaveAgain: () => void;
let ends: number;
const waiting: ServerResponse[] = [];

beforeEach(async () => {
  ends = 0;
  leaveAgain = stayWhenSessionEnds(() => {
    ends += 1;
  });
  server = createServer((_request, response) => {
    waiting.push(response);
    server.emit('asked');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  leaveAgain();
  waiting.length = 0;
  server.closeAllConnections();
  server.close();
});

const send = () => {
  const { port } = server.address() as AddressInfo;
  return browserFetch(
    `http://127.0.0.1:${port}/post/1`,
    { method: 'PUT', body: 'a' },
    () => '/skapa-innehall/1',
  );
};

async function nextCall(): Promise<(status: number) => void> {
  if (waiting.length === 0) await once(server, 'asked');
  const response = waiting.shift();
  return (status) => response?.writeHead(status).end('{"code":"NOT_SIGNED_IN"}');
}

it('a session that ends is announced once it refuses a call', async () => {
  const answer = send();
  (await nextCall())(401);
  expect((await answer).status).toBe(401);
  expect([ends, isSessionOver()]).toEqual([1, true]);
});

it('what is refused after somebody has signed in again is sent again, and ends nothing', async () => {
  const answer = send();
  const refuse = await nextCall();
  sessionIsBack();
  refuse(401);
  (await nextCall())(200);
  expect((await answer).status).toBe(200);
  expect([ends, isSessionOver()]).toEqual([0, false]);
});

it('what is refused again then is the end of that session too', async () => {
  const answer = send();
  const refuse = await nextCall();
  sessionIsBack();
  refuse(401);
  (await nextCall())(401);
  expect((await answer).status).toBe(401);
  expect(ends).toBe(1);
});

it('what is refused, and read while somebody signs in again, is sent again', async () => {
  const calls = vi.spyOn(globalThis, 'fetch');
  const answer = send();
  if (waiting.length === 0) await once(server, 'asked');
  const refused = waiting.shift();
  refused?.writeHead(401).write('{"code":');
  // The first words of the answer are there, and the last are not.
  await calls.mock.results[0]?.value;
  sessionIsBack();
  refused?.end('"NOT_SIGNED_IN"}');
  (await nextCall())(200);
  expect((await answer).status).toBe(200);
  expect([ends, isSessionOver()]).toEqual([0, false]);
  calls.mockRestore();
});

it('of several listeners the first handles the end of a session, also once the others have gone', () => {
  let others = 0;
  const leaveOther = stayWhenSessionEnds(() => {
    others += 1;
  });
  announceSessionEnd();
  leaveOther();
  expect(isSessionOver()).toBe(true);
  announceSessionEnd();
  expect({ ends, others }).toEqual({ ends: 2, others: 0 });
  leaveAgain();
  expect(isSessionOver()).toBe(false);
});
