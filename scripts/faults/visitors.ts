import { Agent, request } from 'undici';
import { PUBLIC_ORIGIN } from './services.ts';

/** What visitors read in a crisis, and what must stand in it. */
const PAGES = [
  '/',
  '/nyheter',
  '/krisinformation',
  '/kontakt/kontakta-oss',
  '/e-tjanster',
  '/overblick/om-oss',
];
const HOST = new URL(PUBLIC_ORIGIN).host;
const VISITS_PER_SECOND = 200;
const OWN_CALLS_PER_SECOND = 20;
const ANSWER_MS = 10_000;

export type Seen = {
  kind: 'page' | 'own';
  atMs: number;
  ms: number;
  status: number;
  isGood: boolean;
  error: string;
};

/** Visitors and people who are signed in, who ask at a steady pace whatever becomes of the answers. */
export type Visitors = {
  seen: Seen[];
  /** What was seen since a moment, of one kind. */
  since(ms: number, kind: Seen['kind']): Seen[];
  stop(): Promise<void>;
};

/**
 * Begins to ask, once every page has been read in good order.
 * @param options.cookie of somebody who is signed in; without it there are visitors alone
 * @param options.paths other pages than the usual ones
 * @param options.triesAgain as browsers do when a connection breaks before any answer
 */
export async function startVisitors(
  port: () => number,
  options: { cookie?: string; triesAgain?: boolean; paths?: readonly string[] } = {},
): Promise<Visitors> {
  const { paths = PAGES } = options;
  const agent = new Agent({ connections: 512, pipelining: 1 });
  const titles = new Map<string, string>();
  for (const path of paths) titles.set(path, titleIn(await read(port(), path, agent)));
  const seen: Seen[] = [];
  const underWay = new Set<Promise<void>>();

  const ask = async (kind: Seen['kind'], path: string, headers: Record<string, string>) => {
    const atMs = performance.now();
    let status = 0;
    let isGood = false;
    let error = '';
    for (let attempt = 0; attempt < (options.triesAgain === true ? 3 : 1) && status === 0; attempt += 1) {
      try {
        const answer = await request(`http://127.0.0.1:${port()}${path}`, {
          dispatcher: agent,
          headers: { host: HOST, ...headers },
          headersTimeout: ANSWER_MS,
          bodyTimeout: ANSWER_MS,
        });
        const text = await answer.body.text();
        status = answer.statusCode;
        if (status >= 500) error = /"code":"(\w+)"/.exec(text)?.[1] ?? error;
        isGood = kind === 'own' ? status === 200 : status === 200 && isWhole(text, titles.get(path) ?? '');
      } catch (cause) {
        error = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
      }
    }
    seen.push({ kind, atMs, ms: performance.now() - atMs, status, isGood, error });
  };
  const send = (...call: Parameters<typeof ask>) => {
    const asked = ask(...call).finally(() => underWay.delete(asked));
    underWay.add(asked);
  };

  let number = 0;
  const visiting = setInterval(() => {
    number += 1;
    send('page', paths[number % paths.length] ?? '/', { 'accept-encoding': 'identity' });
  }, 1000 / VISITS_PER_SECOND);
  const { cookie } = options;
  const working =
    cookie === undefined
      ? undefined
      : setInterval(() => {
          send('own', '/rubicore/core/v1/my-post', { cookie, 'x-csrf': '1' });
        }, 1000 / OWN_CALLS_PER_SECOND);
  return {
    seen,
    since: (ms, kind) => seen.filter((one) => one.atMs >= ms && one.kind === kind),
    async stop() {
      clearInterval(visiting);
      clearInterval(working);
      await Promise.all(underWay);
      await agent.close();
    },
  };
}

/** What a page of the site sends with a JSON body, on behalf of anyone who has the cookie. */
export function ownHeaders(cookie?: string): Record<string, string> {
  return {
    host: HOST,
    origin: PUBLIC_ORIGIN,
    'x-csrf': '1',
    'content-type': 'application/json',
    ...(cookie === undefined ? {} : { cookie }),
  };
}

/**
 * Signs in, with the demo's administrator if nobody is named.
 * @param address where it comes from, as a proxy in front tells
 * @returns the Cookie header of the session
 */
export async function signIn(
  port: number,
  { username = 'sysadm01', password = 'brandpost-demo', address = '10.0.0.1' } = {},
): Promise<string> {
  const answer = await request(`http://127.0.0.1:${port}/bff/login`, {
    method: 'POST',
    headers: { ...ownHeaders(), 'x-forwarded-for': address },
    body: JSON.stringify({ username, password }),
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`Nobody could sign in: ${answer.statusCode} ${text}`);
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

async function read(port: number, path: string, dispatcher: Agent): Promise<string> {
  const answer = await request(`http://127.0.0.1:${port}${path}`, { dispatcher, headers: { host: HOST } });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode} before any fault.`);
  return text;
}

function titleIn(html: string): string {
  return /<title>.*?<\/title>/s.exec(html)?.[0] ?? '';
}

function isWhole(html: string, title: string): boolean {
  return title !== '' && html.includes(title) && html.endsWith('</html>') && html.includes('<h1');
}

/** The p-th percentile, in milliseconds. */
export function percentile(seen: readonly Seen[], p: number): number {
  const sorted = seen.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN);
}

export function share(seen: readonly Seen[], isCounted: (one: Seen) => boolean): number {
  return seen.length === 0 ? 0 : seen.filter(isCounted).length / seen.length;
}
