import type { Static, TSchema } from 'typebox';
import { visitorCalls } from '../calls/visitor-calls.ts';
import type { Catalogue, EndpointName } from '../catalogue.ts';
import { TOTAL_HEADER } from '../endpoint.ts';
import { ApiError, messageOf, retryAfterSecondsIn } from './api-error.ts';
import { callAddress, type QueryValue } from './call-address.ts';
import { type PageList, pageList } from './page-list.ts';

/** Sends one call and gives its answer: `fetch` in a browser, the BFF's own way upstream on the server. */
export type Transport = (
  address: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string | Blob;
    signal?: AbortSignal;
    keepalive?: boolean;
  },
) => Promise<TransportAnswer>;

/** The part of `Response` that the client reads. */
export type TransportAnswer = {
  ok: boolean;
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
};

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : never;
type Field<Of, Key extends string> = Of extends Record<Key, infer Value> ? Value : undefined;

export type AnswerOf<Name extends EndpointName> = Catalogue[Name] extends { list: true }
  ? StaticOf<Catalogue[Name]['answer']> extends (infer Item)[]
    ? PageList<Item>
    : never
  : StaticOf<Catalogue[Name]['answer']>;

export type CallOptions<Name extends EndpointName> = {
  signal?: AbortSignal;
  /** Number of the version that is changed: a write on another one is refused with 412. */
  ifMatch?: number;
  /** Of a record that is made: sent again under the same key it is not made once more. */
  idempotencyKey?: string;
  /** Sent also when the page that sends it goes away. */
  keepalive?: boolean;
} & (Field<Catalogue[Name], 'params'> extends infer Schema extends TSchema
  ? { params: Static<Schema> }
  : object) &
  (Field<Catalogue[Name], 'query'> extends infer Schema extends TSchema
    ? Record<string, never> extends Static<Schema>
      ? { query?: Static<Schema> }
      : { query: Static<Schema> }
    : object) &
  (Field<Catalogue[Name], 'body'> extends { json: infer Schema extends TSchema }
    ? { json: Static<Schema> }
    : Field<Catalogue[Name], 'body'> extends { raw: 'file' }
      ? { file: Blob }
      : object);

/** Calls any endpoint of the catalogue, typed by it. */
export type RubicoreClient = {
  /**
   * @returns the answer as it travelled; an array carries its `total`
   * @throws ApiError for every answer but 2xx; the transport's own error when there was no answer
   */
  call<Name extends EndpointName>(name: Name, options: CallOptions<Name>): Promise<AnswerOf<Name>>;
};

export function createClient(transport: Transport): RubicoreClient {
  return {
    async call(name, options) {
      // A call is sent at once where its line is known: a page that goes away waits for nothing.
      const [method = 'GET', path = ''] = (knownLine(name) ?? (await fetchLine(name))).split(' ');
      const { params, query, json, file, signal, ifMatch, idempotencyKey, keepalive } =
        options as LooseOptions;
      const address = callAddress(path, params, query);
      const answer = await transport(address, {
        method,
        headers: {
          ...headersFor(json, file),
          ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        ...bodyFor(json, file),
        ...(signal === undefined ? {} : { signal }),
        ...(keepalive === undefined ? {} : { keepalive }),
      });
      const body = parse(await answer.text());
      if (!answer.ok) throw errorFrom(address, answer, body);
      if (!Array.isArray(body)) return body as never;
      const total = answer.headers.get(TOTAL_HEADER);
      return pageList(body, total === null ? null : Number(total)) as never;
    },
  };
}

let fetchedLines: Readonly<Record<string, string>> = {};

/** Method and path of a call, as far as they are here. */
function knownLine(name: EndpointName): string | undefined {
  return isVisitorCall(name) ? visitorCalls[name] : fetchedLines[name];
}

/** Those that no visitor makes are fetched when they are first needed. */
async function fetchLine(name: EndpointName): Promise<string> {
  const { otherCalls } = await import('../calls/other-calls.ts');
  fetchedLines = otherCalls;
  return fetchedLines[name] ?? '';
}

function isVisitorCall(name: EndpointName): name is keyof typeof visitorCalls {
  return Object.hasOwn(visitorCalls, name);
}

type LooseOptions = {
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  json?: unknown;
  file?: Blob;
  signal?: AbortSignal;
  ifMatch?: number;
  idempotencyKey?: string;
  keepalive?: boolean;
};

function headersFor(json: unknown, file: Blob | undefined): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', 'x-csrf': '1' };
  if (json !== undefined) headers['content-type'] = 'application/json';
  if (file !== undefined) headers['content-type'] = file.type || 'application/octet-stream';
  return headers;
}

function bodyFor(json: unknown, file: Blob | undefined): { body?: string | Blob } {
  if (json !== undefined) return { body: JSON.stringify(json) };
  return file === undefined ? {} : { body: file };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function errorFrom(url: string, { status, headers }: TransportAnswer, body: unknown): ApiError {
  const message = messageOf(status, body) ?? 'Något gick fel. Försök igen om en stund.';
  const problem = typeof body === 'object' && body !== null ? body : {};
  const retryAfterSeconds = retryAfterSecondsIn(headers.get('retry-after'));
  return new ApiError({ ...problem, status, url, message, retryAfterSeconds });
}
