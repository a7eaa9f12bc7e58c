import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { httpServer } from '../http-server.ts';
import { prepareHead, sendPrepared } from './prepared-head.ts';

const HEADERS = ['content-type', 'text/plain; charset=utf-8', 'x-name', 'Norrån'];
const BODY = Buffer.from('Rök över ån');
const REQUEST_ID = '7c0c9d1e';

/** Answers alike at each address: `/node` as Node writes it, `/prepared` with a prepared head, `/304` without a body. */
const server = httpServer((request, response) => {
  const status = request.url === '/304' ? 304 : 200;
  const headers = status === 304 ? HEADERS : [...HEADERS, 'content-length', String(BODY.length)];
  const body = status === 304 ? Buffer.alloc(0) : BODY;
  const { statusLine, rest } = prepareHead(status, headers);
  const prepared = { statusLine, rest: Buffer.concat([rest, body]) };
  if (request.url === '/node' || !sendPrepared(response, prepared, REQUEST_ID)) {
    response.writeHead(status, [...headers, 'x-request-id', REQUEST_ID]).end(body);
  }
});

beforeEach(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** All that comes back on one connection, which the last request ends. */
async function exchange(...requests: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('latin1');
  socket.write(requests.join(''));
  return await text(socket);
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const last = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

/** The responses of a connection as sorted header lines and body, without what the clock says. */
function responses(received: string) {
  return received.split(/(?=HTTP\/1\.1 )/).map((response) => {
    const [head = '', body] = response.split('\r\n\r\n');
    const [status, ...lines] = head.replace(/Date: .*/, 'Date: now').split('\r\n');
    return { status, lines: lines.toSorted(), body };
  });
}

it('is, line by line, what Node writes for the same headers', async () => {
  const [node, prepared] = responses(await exchange(get('/node'), get('/prepared'), last('/node')));
  expect(prepared).toEqual(node);
  expect(prepared?.lines).toContain('Keep-Alive: timeout=65');
});

it('leaves the connection to the requests that follow, in their order', async () => {
  const paths = ['/prepared', '/304', '/node', '/304', '/prepared', '/prepared'];
  const received = responses(await exchange(...paths.map(get), last('/304')));
  expect(received.map(({ status, body }) => [status?.slice(9, 12), body])).toEqual(
    [...paths, '/304'].map((path) => (path === '/304' ? ['304', ''] : ['200', BODY.toString('latin1')])),
  );
});

it.each([
  ['asks for its end', last('/prepared')],
  ['speaks HTTP/1.0', 'GET /prepared HTTP/1.0\r\nHost: localhost\r\n\r\n'],
])('is left to Node where a client %s', async (_, request) => {
  const [response] = responses(await exchange(request));
  expect(response).toMatchObject({ status: 'HTTP/1.1 200 OK', body: BODY.toString('latin1') });
  expect(response?.lines).toContain('Connection: close');
});

it('is dated by the second in which it is sent', async () => {
  const received = await exchange(get('/prepared'), last('/304'));
  const date = Date.parse(/Date: (.*)/.exec(received)?.[1] ?? '');
  expect(Math.abs(Date.now() - date)).toBeLessThan(2500);
});
