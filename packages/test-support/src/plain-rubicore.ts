import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DemoContent, readDemoContent } from './demo-content.ts';
import { createPlainPeople, type PlainAnswer } from './plain-people.ts';

/** One request that the upstream was asked, as it came in. */
export type RecordedRequest = {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
};

/** Answers instead of the plain API, for faults and odd upstreams; false leaves it to the API. */
export type Interception = (request: IncomingMessage, response: ServerResponse) => boolean;

export type PlainRubicore = {
  origin: string;
  requests: RecordedRequest[];
  /** null takes it away again. */
  intercept(by: Interception | null): void;
  /** The tokens that it has given out and not taken back, with whose rights they carry. */
  tokens(): readonly { token: string; userId: number }[];
  /** Takes every token of a user back. */
  revokeTokensOf(userId: number): void;
  close(): Promise<void>;
};

/**
 * A deliberately plain Rubicore upstream on a free loopback port: reading, signing in and tokens as in SPEC section 7
 * over the demo content, no extension of ours, no filter that it does not know, no `Link`. It keeps what it was asked.
 */
export async function startPlainRubicore(
  options: { sendsTotals?: boolean; port?: number } = {},
): Promise<PlainRubicore> {
  const content = await readDemoContent();
  const people = createPlainPeople(content);
  const requests: RecordedRequest[] = [];
  let interception: Interception | null = null;
  const server = createServer(async (request, response) => {
    // An extension, which it does not know; asked for in the background, so it is no call that a test has made.
    if (request.url === '/rubicore/core/v1/event') {
      response.writeHead(404).end();
      return;
    }
    const body = await readText(request);
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    if (interception?.(request, response)) return;
    const { status, body: json, total } = people.answer(request, body) ?? answerTo(content, request);
    const headers =
      total === undefined || options.sendsTotals === false ? {} : { 'x-pagination-total': String(total) };
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    intercept: (by) => {
      interception = by;
    },
    tokens: () => people.tokens(),
    revokeTokensOf: (userId) => people.revokeTokensOf(userId),
    close: () => closed(server),
  };
}

function answerTo(content: DemoContent, request: IncomingMessage): PlainAnswer {
  const url = new URL(request.url ?? '/', 'http://upstream');
  const path = url.pathname.replace('/rubicore/core/v1', '');
  if (url.pathname === '/healthz' || url.pathname === '/readyz')
    return { status: 200, body: { status: 'ok' } };
  if (request.method !== 'GET') return { status: 403, body: { message: 'Anonym får bara läsa.' } };
  const rows = listFor(content, path, url.searchParams);
  if (rows !== null) {
    const perPage = Number(url.searchParams.get('perPage') ?? 20);
    return { status: 200, body: rows.slice(0, perPage), total: rows.length };
  }
  const post = content.posts.find(({ slug }) => path === `/post/${encodeURIComponent(slug)}`);
  return post === undefined ? { status: 404, body: { message: 'Finns inte.' } } : { status: 200, body: post };
}

function listFor(content: DemoContent, path: string, query: URLSearchParams): unknown[] | null {
  const types = query.getAll('type');
  const ofType = <Row extends { type: string }>(rows: Row[]) =>
    types.length === 0 ? rows : rows.filter((row) => types.includes(row.type));
  if (path === '/post') return sorted(ofType(content.posts), query.get('sort') ?? 'order ASC');
  if (path === '/link') return ofType(content.links);
  if (path === '/node') return content.nodes;
  if (path === '/media') return content.media;
  if (path === '/category') return ofType(content.categories);
  if (path === '/search') return [];
  return null;
}

function sorted<Row extends Record<string, unknown>>(rows: Row[], sort: string): Row[] {
  const [field = '', direction] = sort.split(' ');
  const sign = direction === 'DESC' ? -1 : 1;
  return rows.toSorted(
    (a, b) => sign * String(a[field] ?? '').localeCompare(String(b[field] ?? ''), 'sv', { numeric: true }),
  );
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
