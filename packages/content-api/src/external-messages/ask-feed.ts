import { limitedFetch } from '../outgoing/limited-fetch.ts';
import { OWN_VERSION } from '../own-version.ts';

const LIMIT_MS = 8000;
/** Anyone who asks to be left alone for longer is asked all the same: a slip of theirs must not silence them for days. */
const LONGEST_REST_MS = 15 * 60_000;
/** Those who are asked see by it whom to talk to. */
export const USER_AGENT = `Brandpost/${OWN_VERSION} (content system of Swedish rescue services)`;

/** A sender that does not answer as it should. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  /** For how long they want to be left alone, in milliseconds; null where they do not say. */
  readonly restMs: number | null;

  constructor(message: string, { restMs = null, cause }: { restMs?: number | null; cause?: unknown } = {}) {
    super(message, { cause });
    this.restMs = restMs;
  }
}

export type Feed = {
  /** Asks for what there is. @returns null when nothing has changed since the last one that was accepted @throws FeedError */
  ask(signal: AbortSignal): Promise<string | null>;
  /** What was answered last has been read and kept: from now on only what is newer is asked for. */
  accept(): void;
};

type Validators = { etag: string | null; modified: string | null };

/** JSON at an address outside, asked for politely. @param options.maxBytes more is not read */
export function createFeed(address: string, { maxBytes }: { maxBytes: number }): Feed {
  let accepted: Validators = { etag: null, modified: null };
  let answered: Validators | null = null;
  return {
    async ask(signal) {
      answered = null;
      const headers = {
        accept: 'application/json',
        'user-agent': USER_AGENT,
        ...(accepted.etag === null ? {} : { 'if-none-match': accepted.etag }),
        ...(accepted.modified === null ? {} : { 'if-modified-since': accepted.modified }),
      };
      const answer = await limitedFetch(address, { headers, limitMs: LIMIT_MS, maxBytes, signal }).catch(
        (cause: unknown) => {
          throw new FeedError(reasonOf(cause), { cause });
        },
      );
      if (answer.status === 304 && (accepted.etag ?? accepted.modified) !== null) return null;
      if (answer.status !== 200) {
        const restMs = restIn(answer.headers.get('retry-after'), Date.now());
        throw new FeedError(`The address answers ${answer.status}.`, { restMs });
      }
      answered = { etag: answer.headers.get('etag'), modified: answer.headers.get('last-modified') };
      return answer.text;
    },
    accept() {
      if (answered !== null) accepted = answered;
    },
  };
}

/** What `Retry-After` asks for: seconds, or a date. Source: RFC 9110, section 10.2.3 */
export function restIn(retryAfter: string | null, nowMs: number): number | null {
  if (retryAfter === null) return null;
  const restMs = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - nowMs;
  return Number.isNaN(restMs) ? null : Math.min(Math.max(0, restMs), LONGEST_REST_MS);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `The address has not answered within ${LIMIT_MS} ms.`;
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
