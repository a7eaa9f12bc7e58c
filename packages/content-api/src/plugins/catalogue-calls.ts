import {
  API_PREFIX,
  type Catalogue,
  type EndpointName,
  endpoints,
  TOTAL_HEADER,
} from '@brandpost/rubicore-api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { ApiViewer } from '../access/api-viewer.ts';
import { letIn } from '../access/let-in.ts';
import type { ListOf } from '../lists/paging.ts';

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined;
type Field<Of, Key extends string> = Of extends Record<Key, infer Value> ? Value : undefined;

/** What a call is told, checked by its schemas. */
export type Call<Name extends EndpointName> = {
  viewer: ApiViewer;
  query: StaticOf<Field<Catalogue[Name], 'query'>>;
  params: StaticOf<Field<Catalogue[Name], 'params'>>;
};

/** What a call answers: a list comes with its total. */
export type Answer<Name extends EndpointName> = Catalogue[Name] extends { list: true }
  ? StaticOf<Catalogue[Name]['answer']> extends (infer Item)[]
    ? ListOf<Item>
    : never
  : StaticOf<Catalogue[Name]['answer']>;

/** An answer, or the rows of a list, as JSON that need not be written again. */
export class JsonBytes {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

type AnswerOrBytes<Name extends EndpointName> =
  | Answer<Name>
  | (Catalogue[Name] extends { list: true } ? { rows: JsonBytes; total: number } : JsonBytes);

/** Those who answer calls of the catalogue, by the calls' names. */
export type CallHandlers = {
  [Name in EndpointName]?: (call: Call<Name>) => Promise<AnswerOrBytes<Name>>;
};

type AnyHandler = (call: { viewer: ApiViewer; query: unknown; params: unknown }) => Promise<unknown>;

/**
 * Registers the calls that somebody answers, with path, access and schemas from the catalogue. Lists get their total
 * in a header.
 */
export function registerCalls(app: FastifyInstance, handlers: CallHandlers): void {
  for (const endpoint of endpoints) {
    const handler = handlers[endpoint.name] as AnyHandler | undefined;
    if (handler === undefined) continue;
    app.route({
      method: endpoint.method,
      url: `${API_PREFIX}${endpoint.path}`,
      schema: {
        ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
        ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
      },
      async handler(request, reply) {
        letIn(endpoint.access, request.viewer);
        const answer = await handler({
          viewer: request.viewer,
          query: request.query,
          params: request.params,
        });
        if (endpoint.list !== true) return asSent(answer, reply);
        const { rows, total } = answer as { rows: unknown; total: number };
        reply.header(TOTAL_HEADER, total);
        return asSent(rows, reply);
      },
    });
  }
}

function asSent(answer: unknown, reply: FastifyReply): unknown {
  if (!(answer instanceof JsonBytes)) return answer;
  reply.type('application/json; charset=utf-8');
  return answer.bytes;
}
