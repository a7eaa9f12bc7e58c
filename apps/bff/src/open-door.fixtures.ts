import { connect } from 'node:net';
import type { RenderRequest, RenderResult } from '@brandpost/render-contract';
import { buildApp } from './app.ts';
import { createVisitorCaches } from './cache/visitor-caches.ts';
import { configFrom } from './config/config.ts';
import type { PageSource } from './ssr/page-source.ts';
import { createUpstream } from './upstream/upstream.ts';

export const DEFAULT_TOKEN = 'the-default-token-of-the-test';

/** A page source that needs no build: it tells what it was asked, and can be told what to answer. */
export function plainPages(
  render: (request: RenderRequest) => Promise<RenderResult> = tellAddress,
): PageSource {
  return { mode: 'built', assets: {}, renderer: async () => ({ render }), serveFiles: async () => undefined };
}

async function tellAddress({ url }: RenderRequest): Promise<RenderResult> {
  return { kind: 'page', status: 200, html: `page ${url}`, inlineStyles: [], inlineScripts: [] };
}

/** The BFF listening on a free loopback port, in front of the upstream given. */
export async function openDoor(upstreamOrigin: string, pages: PageSource = plainPages(), freshMs = 0) {
  const config = configFrom({
    PORT: '0',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    RUBICORE_URL: upstreamOrigin,
    RUBICORE_DEFAULT_TOKEN: DEFAULT_TOKEN,
    LOG_LEVEL: 'silent',
  });
  const upstream = createUpstream(upstreamOrigin);
  const readiness = { isDraining: false };
  const app = await buildApp(config, { upstream, caches: createVisitorCaches(freshMs), pages, readiness });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    readiness,
    get: (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init }),
    /** Sends bytes as they are, past any client that would tidy them up, and gives the whole answer. */
    raw: (text: string) => sendRaw(new URL(origin), text),
    async close() {
      await app.close();
      await upstream.close();
    },
  };
}

export type OpenDoor = Awaited<ReturnType<typeof openDoor>>;

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
