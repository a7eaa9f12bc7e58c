import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@brandpost/rubicore-api';
import httpProxy from '@fastify/http-proxy';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asUpstreamError } from '../upstream/failures.ts';
import type { CallLimits } from '../upstream/limits.ts';
import type { Upstream, UpstreamReply } from '../upstream/upstream.ts';
import type { Interceptor } from '../upstream/watched-call.ts';

/** What http-proxy asks for; the dispatcher sends all calls to the upstream that there is, wherever that is. */
const ANY_UPSTREAM = 'http://upstream';

/** One request as upstream is to see it, and how its answer becomes ours. */
export type Passage = {
  /** Escaped by us: no spelling of the browser's gets upstream. */
  path: string;
  /** Without its question mark. */
  query: string;
  /** All of them: nothing that the browser sent is added. */
  headers: Record<string, string>;
  /** @throws BffError for what is no good answer */
  answer(answered: UpstreamReply): Promise<FastifyReply>;
};

type Proxied = {
  upstream: Upstream;
  method: Endpoint['method'];
  routes: readonly string[];
  config?: FastifyContextConfig;
  limits?: CallLimits;
  /** Headers of upstream's that reach the browser without being looked at further; none unless they are listed. */
  heard?: readonly string[];
  /** May answer in place of upstream. */
  preHandler?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  passage(request: FastifyRequest, reply: FastifyReply): Promise<Passage>;
};

/**
 * Routes whose requests @fastify/http-proxy carries upstream, by the dispatcher that everything else asks by. It follows
 * no address and no header of the browser's, repeats nothing, and copies nothing back that is not listed.
 * Source: SECURITY T9, T11, T13, T18
 */
export async function proxied(
  app: FastifyInstance,
  { upstream, method, routes, config, limits = {}, heard = [], preHandler, passage }: Proxied,
): Promise<void> {
  await app.register(httpProxy, {
    upstream: ANY_UPSTREAM,
    // It is of a later major than the library's own undici; only its `request` is called.
    undici: upstream.dispatcher.compose(forOneCaller(limits)) as never,
    routes: [...routes],
    httpMethods: [method],
    // By default one request becomes up to eleven while upstream answers 503.
    retryMethods: [],
    // Bodies are read, and counted, by the parsers of the routes.
    proxyPayloads: false,
    disableRequestLogging: true,
    disableCache: true,
    internalRewriteLocationHeader: false,
    // The address is made in `passage`.
    preRewrite: () => '/',
    ...(config === undefined ? {} : { config }),
    ...(preHandler === undefined ? {} : { preHandler }),
    replyOptions: {
      // HEAD is asked as GET, for the same answer without its body.
      method,
      rewriteHeaders: (headers) => listed(headers, heard),
      onError: (reply, { error }) => reply.send(asUpstreamError(error.cause ?? error)),
    },
    handler: async (request, reply, _destination, options) => {
      const { path, query, headers, answer } = await passage(request, reply);
      const { body } = request;
      return caller.run(closedWith(reply), () =>
        reply.from(path, {
          ...options,
          queryString: () => query,
          rewriteRequestHeaders: () => headers,
          // A type has to be named for bytes to stay what they are; the one that is sent stands in `headers`.
          ...(Buffer.isBuffer(body) ? { body, contentType: 'application/octet-stream' } : {}),
          onResponse: (_request, _reply, answered) => {
            answer(replyOf(answered)).catch((error: unknown) => {
              for (const name of heard) reply.removeHeader(name);
              reply.send(error);
            });
          },
        }),
      );
    },
  });
}

/** What the dispatcher answered, by the names that the library gives it. */
function replyOf(answered: unknown): UpstreamReply {
  const { stream, ...reply } = answered as Omit<UpstreamReply, 'body'> & { stream: UpstreamReply['body'] };
  return { ...reply, body: stream };
}

/** Anyone who waits for the call that is being made: the library takes no signal. */
const caller = new AsyncLocalStorage<AbortSignal>();

function forOneCaller(limits: CallLimits): Interceptor {
  return (dispatch) => (options, handler) => {
    const signal = caller.getStore();
    return dispatch({ ...options, ...limits, ...(signal === undefined ? {} : { signal }) }, handler);
  };
}

/** Gives up upstream when the browser has gone before its answer was sent. Source: SECURITY T20. */
function closedWith(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function listed(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}
