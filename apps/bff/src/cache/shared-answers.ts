import type { Answer } from '../rubicore/answer.ts';

/** Answers that any visitor may be given. */
export type SharedAnswers = {
  /**
   * The answer kept under a key while it is fresh, else a new one. Everyone who asks while it is on its way
   * waits for the same one: upstream is asked once. A failure goes to those who waited and is not kept.
   */
  get(key: string, ask: () => Promise<Answer>): Promise<Answer>;
};

export type SharedAnswersOptions = {
  /** How long an answer is given again. 0 keeps nothing but what is on its way. */
  freshMs: number;
  /** All kept bodies together; the least recently asked for go first. */
  mostBytes: number;
  now?: () => number;
};

type Kept = { answer: Answer; until: number };

/**
 * One upstream call for a crowd that asks the same. Only for calls made without anything of the visitor's:
 * the key must hold all that the answer depends on. Source: DESIGN section 4, Cache; SECURITY T22, T23.
 */
export function createSharedAnswers({
  freshMs,
  mostBytes,
  now = performance.now.bind(performance),
}: SharedAnswersOptions): SharedAnswers {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Answer>>();
  let bytes = 0;

  const drop = (key: string) => {
    bytes -= kept.get(key)?.answer.body.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, answer: Answer) => {
    drop(key);
    if (freshMs === 0 || answer.body.length > mostBytes) return;
    kept.set(key, { answer, until: now() + freshMs });
    bytes += answer.body.length;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  };

  return {
    get(key, ask) {
      const entry = kept.get(key);
      if (entry !== undefined && now() < entry.until) {
        // A Map remembers the order of insertion: putting it back makes it the most recent.
        kept.delete(key);
        kept.set(key, entry);
        return Promise.resolve(entry.answer);
      }
      const waiting = underWay.get(key);
      if (waiting !== undefined) return waiting;
      const asked = ask()
        .then((answer) => {
          keep(key, answer);
          return answer;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return asked;
    },
  };
}
