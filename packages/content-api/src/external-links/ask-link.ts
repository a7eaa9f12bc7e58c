import { isIP } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import { isPublicAddress, lookupAmong, NotPublic } from './public-addresses.ts';

const LIMIT_MS = 10_000;
const MAX_REDIRECTS = 5;

/** What became of asking an address. */
export type LinkAnswer = {
  /** `gone` is final, `failing` may pass, `unknown` says nothing of what a reader meets. */
  outcome: 'there' | 'gone' | 'failing' | 'unknown';
  /** null where there was no answer. */
  status: number | null;
  problem: 'redirects' | 'timeout' | 'unreachable' | 'not-public' | null;
  /** How long its host asks to be left alone; null where it does not. */
  retryAfterSeconds: number | null;
};

export type LinkAsker = {
  ask(address: string, signal: AbortSignal): Promise<LinkAnswer>;
  /** A small text such as robots.txt; null for none. @throws Error where nobody answers */
  read(address: string, signal: AbortSignal): Promise<string | null>;
  close(): Promise<void>;
};

type Options = {
  userAgent: string;
  limitMs?: number;
  /** Which IP addresses may be asked. */
  isAllowed?: (address: string) => boolean;
};

const MAX_TEXT_BYTES = 512 * 1024;

/**
 * Asks addresses of others, with limits of time and never more than the head of an answer. Loopback, private and other
 * special addresses are not asked, neither by name nor by a redirect.
 */
export function openLinkAsker({
  userAgent,
  limitMs = LIMIT_MS,
  isAllowed = isPublicAddress,
}: Options): LinkAsker {
  const dispatcher = new Agent({
    connect: { lookup: lookupAmong(isAllowed), timeout: limitMs },
    headersTimeout: limitMs,
    bodyTimeout: limitMs,
    // Each host is asked one thing at a time.
    connections: 1,
    pipelining: 1,
  });
  const send = async (url: URL, method: 'HEAD' | 'GET', signal: AbortSignal) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isAllowed(host)) throw new NotPublic(`${host} is not asked.`);
    return await request(url, { method, dispatcher, signal, headers: { 'user-agent': userAgent } });
  };
  const within = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);

  async function follow(address: string, method: 'HEAD' | 'GET', signal: AbortSignal) {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await send(url, method, signal);
      letGo(answer);
      const next = redirectOf(answer, url);
      if (next === null) return answer;
      if (next.protocol !== 'http:' && next.protocol !== 'https:') throw new NotPublic('No web address.');
      url = next;
    }
    return null;
  }

  return {
    async ask(address, signal) {
      const limit = within(signal);
      try {
        // Many servers know no HEAD, or answer it otherwise: what it says is believed when it is good.
        const head = await follow(address, 'HEAD', limit);
        const isGood = head !== null && head.statusCode < 400;
        const answer = isGood ? head : await follow(address, 'GET', limit);
        return answer === null ? problem('gone', 'redirects') : judged(answer);
      } catch (error) {
        if (signal.aborted) throw error;
        if (isNotPublic(error)) return problem('unknown', 'not-public');
        return problem('failing', limit.aborted || isTimeout(error) ? 'timeout' : 'unreachable');
      }
    },
    async read(address, signal) {
      const answer = await send(new URL(address), 'GET', within(signal));
      if (answer.statusCode !== 200) {
        letGo(answer);
        return null;
      }
      let text = '';
      for await (const part of answer.body) {
        text += String(part);
        if (text.length > MAX_TEXT_BYTES) break;
      }
      return text;
    },
    close: () => dispatcher.destroy(),
  };
}

type Answer = Dispatcher.ResponseData;

/** Nothing more of an answer is read. */
function letGo({ body }: Answer): void {
  body.on('error', () => {});
  body.destroy();
}

function redirectOf({ statusCode, headers }: Answer, from: URL): URL | null {
  const { location } = headers;
  if (![301, 302, 303, 307, 308].includes(statusCode) || typeof location !== 'string') return null;
  return URL.parse(location, from);
}

function judged({ statusCode: status, headers }: Answer): LinkAnswer {
  const seconds = Number(headers['retry-after']);
  const retryAfterSeconds = Number.isFinite(seconds) && seconds > 0 ? seconds : null;
  return { outcome: outcomeOf(status), status, problem: null, retryAfterSeconds };
}

function outcomeOf(status: number): LinkAnswer['outcome'] {
  if (status < 400) return 'there';
  if (status === 404 || status === 410) return 'gone';
  // Anyone who keeps machines out may well let readers in.
  return status >= 500 ? 'failing' : 'unknown';
}

function problem(outcome: LinkAnswer['outcome'], name: LinkAnswer['problem']): LinkAnswer {
  return { outcome, status: null, problem: name, retryAfterSeconds: null };
}

function isNotPublic(error: unknown): boolean {
  return error instanceof NotPublic || (error instanceof Error && error.cause instanceof NotPublic);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/i.test(error.name);
}
