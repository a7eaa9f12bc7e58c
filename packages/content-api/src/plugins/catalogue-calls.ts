import {
  API_PREFIX,
  type Catalogue,
  type Endpoint,
  type EndpointName,
  endpoints,
  PUBLIC_CHANGE_HEADER,
  TOTAL_HEADER,
} from '@brandpost/rubicore-api';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { ApiViewer } from '../access/api-viewer.ts';
import { authorize } from '../access/authorize.ts';
import { type Actor, actorOf } from '../changes/actor.ts';
import type { ListOf } from '../lists/paging.ts';
import { takeFiles, takeForms } from './bodies.ts';

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined;
type Field<Of, Key extends string> = Of extends Record<Key, infer Value> ? Value : undefined;
type BodyOf<Of> = Of extends { json: infer Schema } | { form: infer Schema } ? StaticOf<Schema> : undefined;

/** What a call receives, checked by its schemas. */
export type Call<Name extends EndpointName> = {
  viewer: ApiViewer;
  /** Who answers for what this call changes. */
  by: Actor;
  query: StaticOf<Field<Catalogue[Name], 'query'>>;
  params: StaticOf<Field<Catalogue[Name], 'params'>>;
  /** undefined for a file: that is read from `request.raw`. */
  body: BodyOf<Field<Catalogue[Name], 'body'>>;
  /** For headers and streams. */
  request: FastifyRequest;
  reply: FastifyReply;
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
  | (Catalogue[Name] extends { list: true } ? { rows: JsonBytes; total: number } : JsonBytes)
  /** The call has sent its answer itself: a stream, a redirect. */
  | (Catalogue[Name] extends { produces: string } ? FastifyReply : never);

/** Those who answer calls of the catalogue, by the calls' names. */
export type CallHandlers = {
  [Name in EndpointName]?: (call: Call<Name>) => Promise<AnswerOrBytes<Name>>;
};

type AnyHandler = (call: Record<keyof Call<EndpointName>, unknown>) => Promise<unknown>;

/** Who is let through beside what the catalogue says. Throws for those who are not. */
export type Gate = (endpoint: (typeof endpoints)[number], viewer: ApiViewer) => Promise<void>;

/**
 * Registers the calls that somebody answers, with path, access and schemas from the catalogue. Lists get their total
 * in a header.
 */
export function registerCalls(app: FastifyInstance, gate: Gate, handlers: CallHandlers): void {
  for (const endpoint of endpoints) {
    const handler = handlers[endpoint.name] as AnyHandler | undefined;
    if (handler === undefined) continue;
    // In a scope of its own, because what a body may be is decided by the call.
    app.register(async (scope) => {
      if (endpoint.body !== undefined && 'raw' in endpoint.body) takeFiles(scope);
      if (endpoint.body !== undefined && 'form' in endpoint.body) takeForms(scope);
      scope.route({
        method: endpoint.method,
        url: `${API_PREFIX}${endpoint.path}`,
        config: { access: endpoint.access, name: endpoint.name },
        schema: schemaOf(endpoint),
        onRequest: async (request) => {
          authorize(endpoint.access, request.viewer);
          await gate(endpoint, request.viewer);
        },
        handler: (request, reply) => answer(endpoint, handler, request, reply),
      });
    });
  }
}

/** What Fastify checks of a call before it is handled. */
export function schemaOf(endpoint: Endpoint): FastifySchema {
  const { params, query, body } = endpoint;
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body !== undefined && 'json' in body ? { body: body.json } : {}),
    ...(body !== undefined && 'form' in body ? { body: body.form } : {}),
  };
}

async function answer(
  endpoint: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { viewer, query, params, body } = request;
  let isPublicChange = false;
  const by = actorOf(viewer, request.id, () => {
    isPublicChange = true;
  });
  const result = await handler({ viewer, by, query, params, body, request, reply });
  if (result === reply) return reply;
  if (endpoint.method !== 'GET') reply.header(PUBLIC_CHANGE_HEADER, isPublicChange ? 'yes' : 'no');
  if (endpoint.status !== undefined) reply.code(endpoint.status);
  if (endpoint.produces !== undefined) reply.type(endpoint.produces);
  if (endpoint.list !== true) return asSent(result, reply);
  const { rows, total } = result as { rows: unknown; total: number };
  reply.header(TOTAL_HEADER, total);
  return asSent(rows, reply);
}

function asSent(answer: unknown, reply: FastifyReply): unknown {
  if (!(answer instanceof JsonBytes)) return answer;
  reply.type('application/json; charset=utf-8');
  return answer.bytes;
}
