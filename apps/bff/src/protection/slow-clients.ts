import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** So many connections from one address; a school or a station may share one. Those in front of us are not counted. */
const MAX_FROM_ONE_ADDRESS = 512;
const MAX_CONNECTIONS = 10_000;
/** How long whatever is not a file may take to come in, and to be read. */
const BODY_MS = 30_000;
const READING_MS = 60_000;
const FILE_READING_MS = 300_000;
const SWEEP_MS = 5000;
/** Who brings a file slower than this is not waited for. */
const LEAST_UPLOAD_BYTES_PER_SECOND = 4096;

/**
 * Ends connections of those who send or read so slowly that they hold what others need.
 * @param trustedProxies addresses and networks that stand in front. Source: SECURITY F10
 */
export const slowClients = fastifyPlugin<{ trustedProxies: readonly string[] }>(
  async (app: FastifyInstance, { trustedProxies }) => {
    app.server.maxConnections = MAX_CONNECTIONS;
    limitConnections(app, trustedProxies);
    watchBodies(app);
    watchReaders(app);
  },
);

function limitConnections(app: FastifyInstance, trustedProxies: readonly string[]): void {
  const inFront = blockListOf(['127.0.0.0/8', '::1', ...trustedProxies]);
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (inFront.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return;
    const number = (open.get(address) ?? 0) + 1;
    if (number > MAX_FROM_ONE_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(address, number);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** A body has its time; a file has as long as it keeps coming. */
function watchBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { raw } = request;
    if (raw.complete || raw.readableEnded) return payload;
    const isFile = request.routeOptions.config.takesAFile === true;
    let lastBytes = 0;
    const check = () => {
      const bytes = raw.socket.bytesRead;
      const isTooSlow = !isFile || bytes - lastBytes < (LEAST_UPLOAD_BYTES_PER_SECOND * BODY_MS) / 1000;
      if (isTooSlow && !raw.complete) raw.socket.destroy();
      lastBytes = bytes;
    };
    const timer = setInterval(check, BODY_MS).unref();
    raw.once('close', () => clearInterval(timer));
    raw.once('end', () => clearInterval(timer));
    return payload;
  });
}

/** Looked at now and then, so that a request costs no timer of its own. */
function watchReaders(app: FastifyInstance): void {
  const endsMs = new Map<ServerResponse, number>();
  const watchReader = (response: ServerResponse, maxMs = READING_MS) => {
    endsMs.set(response, performance.now() + maxMs);
    response.once('close', () => endsMs.delete(response));
  };
  app.decorate('watchReader', watchReader);
  app.addHook('onRequest', async (request, reply) => {
    const { takesAFile, sendsAFile, isEndless } = request.routeOptions.config;
    if (isEndless === true) return;
    watchReader(reply.raw, takesAFile === true || sendsAFile === true ? FILE_READING_MS : READING_MS);
  });
  const sweep = setInterval(() => {
    const nowMs = performance.now();
    for (const [response, endMs] of endsMs) if (nowMs > endMs) response.destroy();
  }, SWEEP_MS).unref();
  app.addHook('onClose', async () => clearInterval(sweep));
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends the connection when an answer has not been read in time; a minute where nothing else is said. */
    watchReader(response: ServerResponse, maxMs?: number): void;
  }
  interface FastifyContextConfig {
    /** The body may be a large file. */
    takesAFile?: boolean;
    /** The answer may be a large file. */
    sendsAFile?: boolean;
    /** The answer is a stream that does not end. */
    isEndless?: boolean;
  }
}
