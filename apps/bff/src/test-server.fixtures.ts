import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderRequest, RenderResult } from '@brandpost/render-contract';
import type { FastifyBaseLogger } from 'fastify';
import { Agent, buildConnector, fetch } from 'undici';
import { configFrom } from './config/config.ts';
import type { Env } from './config/env.ts';
import { createLog } from './operations/log.ts';
import { createService } from './service.ts';
import type { PageSource } from './ssr/page-source.ts';

export const DEFAULT_TOKEN = 'the-default-token-of-the-test';

/** A page source that needs no build: it tells what it was asked, and can be told what to answer. */
export function plainPages(
  render: (request: RenderRequest) => Promise<RenderResult> = addressPage,
): PageSource {
  const renderer = { render, drawAreaMap: async () => null };
  return { mode: 'built', assets: {}, renderer: async () => renderer, serveFiles: async () => undefined };
}

async function addressPage({ url }: RenderRequest): Promise<RenderResult> {
  return { kind: 'page', status: 200, html: `page ${url}`, inlineStyles: [], inlineScripts: [] };
}

/**
 * The BFF listening on a free loopback port, in front of the upstream given.
 * @param freshMs how long answers are kept; null for what holds in earnest
 */
export async function startTestServer(
  upstreamOrigin: string,
  pages: PageSource = plainPages(),
  freshMs: number | null = 0,
  env: Env = {},
  log?: FastifyBaseLogger,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'brandpost-door-'));
  const config = configFrom({
    DATA_DIR: dataDir,
    PORT: '0',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    RUBICORE_URL: upstreamOrigin,
    RUBICORE_DEFAULT_TOKEN: DEFAULT_TOKEN,
    LOG_LEVEL: 'silent',
    ...env,
  });
  const routes: { method: string; url: string }[] = [];
  const service = await createService(config, {
    pages,
    log: log ?? createLog(config.logLevel),
    ...(freshMs === null ? {} : { freshness: { freshMs, staleMs: 0 } }),
    onRoute: (route) => routes.push(route),
    // Tests count what upstream is asked.
    probeEveryMs: 3_600_000,
  });
  const origin = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const agent = agentTo(origin);
  const getAs =
    (site: string) =>
    (path: string, init: RequestInit = {}) =>
      fetch(site + path, {
        redirect: 'manual',
        ...(init as object),
        dispatcher: agent,
      }) as unknown as Promise<Response>;
  return {
    origin,
    publicOrigin: config.publicOrigin,
    readiness: service.readiness,
    operations: service.operations,
    caches: service.caches,
    isFollowing: service.isFollowing,
    warmUp: () => service.app.warmUp(),
    /** Every route that there is. */
    routes,
    get: getAs(config.publicOrigin),
    /** As a browser that knows us by another address. */
    getAs,
    /** Sends bytes as they are, past any client that would tidy them up, and gives the whole answer. */
    raw: (text: string) => sendRaw(new URL(origin), text),
    async close() {
      await service.stop();
      await agent.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

function sendRaw(to: URL, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(to.port), to.hostname, () => socket.write(text));
    let answer = '';
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

/** Whatever the address says, it is we who are asked. */
function agentTo(origin: string): Agent {
  const { hostname, port } = new URL(origin);
  const connect = buildConnector({});
  return new Agent({
    connect: (options, done) =>
      connect({ ...options, protocol: 'http:', hostname, host: hostname, port }, done),
  });
}
