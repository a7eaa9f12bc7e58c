import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';

/** A call whose answer is the caller's own: nothing from before can take its place. */
const OWN = '/rubicore/core/v1/token';
const GOOD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 8\r\n\r\n{"id":1}';
/** What no answer may ever tell. */
const DENIED = /127\.0\.0\.1|ECONN|UND_ERR|HPE_|undici|node:|evil/;

type Writing = (socket: Socket) => void;

/** An upstream that writes bytes, past any server that would put them right. */
let write: Writing;
let sockets: Socket[];
let server: Server;
let door: TestServer;

beforeEach(async () => {
  write = (socket) => socket.write(GOOD);
  sockets = [];
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (text) => {
      // What is asked for in the background is another's test.
      if (text.toString().includes(OWN)) write(socket);
      else socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  door = await startTestServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await door.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

const saying =
  (text: string): Writing =>
  (socket) =>
    socket.write(text);

/** For as long as somebody listens. */
function flood(socket: Socket, text: string): void {
  const more = () => {
    while (!socket.destroyed && socket.write(text));
  };
  socket.on('drain', more);
  more();
}

describe('bytes from upstream that are no answer', () => {
  it.each<[string, Writing]>([
    ['no HTTP at all', saying('hello\r\n\r\n')],
    ['a TLS handshake', saying('\u0016\u0003\u0001\u0002\u0000\u0001')],
    ['a status that is no number', saying('HTTP/1.1 abc OK\r\n\r\n')],
    ['a header with a line break in it', saying('HTTP/1.1 200 OK\r\nx-a: b\rset-cookie: evil=1\r\n\r\n{}')],
    ['a header with a zero in it', saying('HTTP/1.1 200 OK\r\nx-a: b\u0000c\r\ncontent-length: 2\r\n\r\n{}')],
    ['a header without a name', saying('HTTP/1.1 200 OK\r\n: evil\r\ncontent-length: 2\r\n\r\n{}')],
    ['two lengths', saying('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 8\r\n\r\n{"id":1}')],
    [
      'a length and chunks',
      saying(
        'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
      ),
    ],
    ['a chunk that is no number', saying('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}')],
    [
      'another protocol',
      saying('HTTP/1.1 101 Switching Protocols\r\nupgrade: evil\r\nconnection: upgrade\r\n\r\n'),
    ],
    [
      'ten megabytes of headers',
      (socket) => flood(socket, `HTTP/1.1 200 OK\r\n${'x-a: b\r\n'.repeat(1_500_000)}`),
    ],
    [
      'nothing but word that an answer is coming',
      (socket) => flood(socket, 'HTTP/1.1 102 Processing\r\n\r\n'),
    ],
    ['headers that never end', (socket) => flood(socket, 'x-a: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\r\n')],
  ])('are a 502 and the end of the connection: %s', async (_, by) => {
    write = by;
    const answer = await door.get(OWN);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      502,
      'application/problem+json; charset=utf-8',
    ]);
    expect(text).not.toMatch(DENIED);
    expect(answer.headers.getSetCookie()).toEqual([]);
    await expect.poll(() => sockets.every((socket) => socket.destroyed || socket.readableEnded)).toBe(true);
    write = saying(GOOD);
    expect((await door.get(OWN)).status).toBe(200);
  });

  it('are not taken for the next answer when there are more of them than was said', async () => {
    write = saying(
      `${GOOD}HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 8\r\n\r\n{"id":2}`,
    );
    expect(await (await door.get(OWN)).json()).toEqual({ id: 1 });
    write = saying(GOOD);
    for (let call = 0; call < 5; call += 1) expect(await (await door.get(OWN)).json()).toEqual({ id: 1 });
  });
});
