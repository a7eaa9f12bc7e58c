import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StaffHint } from '@brandpost/rubicore-api';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { createUpstream } from '../upstream/upstream.ts';
import { type ChangeNotice, followChanges } from './follow-changes.ts';

const log = pino({ level: 'silent' });
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** An API that tells of changes, or does whatever else it is told to. */
async function apiThat(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: IncomingMessage['headers'][] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.headers);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  open.push(close);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

function following(origin: string, staffEventsToken: string | null = 'the-key') {
  const upstream = createUpstream(origin);
  const changes = followChanges({ upstream, token: () => 'the-token', staffEventsToken, log });
  const noticed: ChangeNotice[] = [];
  const hints: StaffHint[] = [];
  let gaps = 0;
  changes.listen({
    onChange: (change) => noticed.push(change),
    onGap: () => {
      gaps += 1;
    },
    onStaffHint: (hint) => hints.push(hint),
  });
  open.push(async () => {
    changes.stop();
    await upstream.close();
  });
  return { changes, noticed, hints, gaps: () => gaps };
}

const streaming = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
const event = (id: number, entityId: string) =>
  `id: ${id}\nevent: change\ndata: {"at":"2026-11-21T12:00:00Z","action":"post.update","entity":"post","entityId":"${entityId}"}\n\n`;

it('tells of each change, however the bytes of it are cut', async () => {
  const { origin, asked } = await apiThat(async (_, response) => {
    streaming(response);
    const text = `id: 4\nevent: ready\ndata: {}\n\n: \n\n${event(5, 'räddning')}${event(6, '7')}`;
    for (const byte of Buffer.from(text)) response.write(Buffer.of(byte));
  });
  const { changes, noticed } = following(origin);
  await expect.poll(() => noticed.map(({ entityId }) => entityId)).toEqual(['räddning', '7']);
  expect(noticed[0]).toEqual({ action: 'post.update', entity: 'post', entityId: 'räddning' });
  expect(changes.isFollowing()).toBe(true);
  expect(asked[0]).toMatchObject({ authorization: 'Bearer the-token', accept: 'text/event-stream' });
});

it('takes it up again where it was lost, and says that something may have been missed', async () => {
  let connections = 0;
  const { origin, asked } = await apiThat((_, response) => {
    connections += 1;
    streaming(response).write(event(connections, String(connections)));
    if (connections === 1) setTimeout(() => response.destroy(), 50);
  });
  const { noticed, gaps } = following(origin);
  await expect.poll(() => noticed.map(({ entityId }) => entityId), { timeout: 3000 }).toEqual(['1', '2']);
  expect(asked.map((headers) => headers['last-event-id'])).toEqual([undefined, '1']);
  expect(gaps()).toBe(2);
});

it('leaves an upstream alone that knows no events, and does not say that it follows', async () => {
  const { origin, asked } = await apiThat((_, response) => response.writeHead(404).end('{}'));
  const { changes, gaps } = following(origin);
  await expect.poll(() => asked.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect([asked.length, changes.isFollowing(), gaps()]).toEqual([1, false, 0]);
});

it('passes over what it cannot read, and goes on', async () => {
  const { origin } = await apiThat((_, response) => {
    streaming(response).write(
      `id: 1\nevent: change\ndata: {nonsense\n\nevent: change\ndata: 7\n\n${event(2, '2')}`,
    );
  });
  const { noticed } = following(origin);
  await expect.poll(() => noticed.map(({ entityId }) => entityId)).toEqual(['2']);
});

it('is sent hints by an API that knows us, and passes over kinds that it does not know', async () => {
  const { origin, asked } = await apiThat((_, response) => {
    const hints = ['{"kind":"alerts"}', '{"kind":"other"}', 'nonsense', '{"kind":"own"}'];
    const own = '{"kind":"own","userId":7,"exceptTokenId":3}';
    const texts = [...hints, own].map((data) => `event: staff-hint\ndata: ${data}\n\n`);
    streaming(response).write(texts.join(''));
  });
  const { hints, noticed } = following(origin);
  await expect.poll(() => hints).toEqual([{ kind: 'alerts' }, { kind: 'own', userId: 7, exceptTokenId: 3 }]);
  expect(noticed).toEqual([]);
  expect(asked[0]).toMatchObject({ 'x-staff-events-token': 'the-key' });
});

it('says nothing of itself to an API that is not ours', async () => {
  const { origin, asked } = await apiThat((_, response) => streaming(response).flushHeaders());
  const { changes } = following(origin, null);
  await expect.poll(() => changes.isFollowing()).toBe(true);
  expect(asked[0]).not.toHaveProperty('x-staff-events-token');
});

it('ends at once when it is stopped, so that nothing waits for the stream', async () => {
  const { origin } = await apiThat((_, response) => streaming(response).flushHeaders());
  const upstream = createUpstream(origin);
  const changes = followChanges({ upstream, token: () => 'the-token', staffEventsToken: 'the-key', log });
  await expect.poll(() => changes.isFollowing()).toBe(true);
  changes.stop();
  await upstream.close();
  expect(changes.isFollowing()).toBe(false);
});
