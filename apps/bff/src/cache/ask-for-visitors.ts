import { BffError } from '../errors.ts';
import { type Answer, answerFrom } from '../upstream/answer.ts';
import type { DefaultToken } from '../upstream/default-token.ts';
import { digestOf, withEntityTag } from '../upstream/entity-tag.ts';
import type { Upstream } from '../upstream/upstream.ts';
import type { Given, SwrCache } from './swr-cache.ts';

/** What anyone who makes something of several answers has to know of them. */
export type AnswerNotes = {
  /** When the first of them changes by itself, in milliseconds since 1970. */
  changesAtMs: number;
  /** When the oldest of them was made. */
  madeMs: number;
  /** Whether one is older than it ought to be, or is missing because upstream failed. */
  isStale: boolean;
  /** Each of them by its address, to see later whether any has changed; those that failed have no digest. */
  answers: Map<string, { isList: boolean; digest: string | null }>;
};

/** Asks upstream what any visitor may know: with the default token and nothing of the visitor's own. */
export type AskForVisitors = (
  address: string,
  /** `isPart`: a page is made of it. */
  expected: { isList: boolean; isPart?: boolean },
  notes?: AnswerNotes,
) => Promise<Answer>;

export function newNotes(): AnswerNotes {
  return {
    changesAtMs: Number.POSITIVE_INFINITY,
    madeMs: Number.POSITIVE_INFINITY,
    isStale: false,
    answers: new Map(),
  };
}

/**
 * GET calls that the catalogue marks shared, one upstream call for all who ask at once.
 * @throws BffError as `answerFrom` does, when there is nothing from before either
 */
export function askForVisitors(deps: {
  upstream: Upstream;
  answers: SwrCache<Answer>;
  defaultToken: DefaultToken;
}): AskForVisitors {
  const { upstream, answers, defaultToken } = deps;
  const ask = async (address: string, { isList }: { isList: boolean }, token: string): Promise<Answer> => {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const reply = await upstream.request({ method: 'GET', path: address, headers });
    return withEntityTag(await answerFrom(reply, { isList }));
  };
  const askAsVisitor = async (address: string, expected: { isList: boolean }): Promise<Answer> => {
    const token = defaultToken.current();
    try {
      return await ask(address, expected, token);
    } catch (error) {
      if (!isTokenRefused(error)) throw error;
      return await ask(address, expected, await defaultToken.renew(token));
    }
  };
  return async (address, expected, notes) => {
    const { isPart = false } = expected;
    try {
      // Pages ask for what they need; a browser, or a script, may ask for anything.
      const asking = isPart ? { isPart } : { isPassing: true };
      const given = await answers.get(address, () => askAsVisitor(address, expected), asking);
      if (notes !== undefined) {
        note(notes, given);
        notes.answers.set(address, { isList: expected.isList, digest: digestOf(given.value) });
      }
      return given.value;
    } catch (error) {
      notes?.answers.set(address, { isList: expected.isList, digest: null });
      if (notes !== undefined && !(error instanceof BffError && error.kind.status < 500))
        notes.isStale = true;
      throw error;
    }
  };
}

/** What visitors may not ask for at all is refused too, and no other token would change it. */
function isTokenRefused(error: unknown): boolean {
  return error instanceof BffError && error.kind.status === 401 && error.kind.code !== 'SIGN_IN_NEEDED';
}

function note(notes: AnswerNotes, { changesAtMs, madeMs, isStale }: Given<Answer>): void {
  notes.changesAtMs = Math.min(notes.changesAtMs, changesAtMs);
  notes.madeMs = Math.min(notes.madeMs, madeMs);
  notes.isStale ||= isStale;
}
