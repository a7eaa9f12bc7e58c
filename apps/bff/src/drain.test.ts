import { connect } from 'node:net';
import { startPlainRubicore } from '@brandpost/test-support';
import { expect, it } from 'vitest';
import { startTestServer } from './test-server.fixtures.ts';

it('answers who has come in before it closes, and says meanwhile that it is on its way out', async () => {
  const upstream = await startPlainRubicore();
  const door = await startTestServer(upstream.origin);
  upstream.intercept((_, response) => {
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":1}]'), 300);
    return true;
  });
  const calls = Array.from({ length: 20 }, (_, index) =>
    door.get(`/rubicore/core/v1/post?perPage=${index + 1}`),
  );
  await expect.poll(() => upstream.requests.length).toBe(20);
  door.readiness.isDraining = true;
  expect(await (await door.get('/readyz')).json()).toMatchObject({
    reasons: expect.arrayContaining(['draining']),
  });
  const closed = door.close();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  await closed;
  await expect(door.get('/healthz')).rejects.toThrow();
  await upstream.close();
});

it('answers what comes on an open connection while it closes, and ends the connection with it', async () => {
  const upstream = await startPlainRubicore();
  const door = await startTestServer(upstream.origin);
  let answer: () => void = () => undefined;
  upstream.intercept((_, response) => {
    answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":1}]');
    return true;
  });
  const { hostname, port } = new URL(door.origin);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const ended = new Promise((resolve) => socket.on('close', resolve));
  const get = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`);
  get('/rubicore/core/v1/post?perPage=1');
  await expect.poll(() => upstream.requests.length).toBe(1);
  const closed = door.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  // A browser or nginx sends the next while the first is on its way.
  get('/healthz');
  answer();
  await ended;
  await closed;
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  await upstream.close();
});
