/** A crowd that is told at the same moment asks spread over this time. */
const SPREAD_MS = 500;
/** What is shown is looked at so long after it was asked for, and asked for again; the last goes on for a while. */
const AGAIN_MS = [100, 250, 500, 1000, 2000, 4000];
const MOST_ASKS = 12;
/** An answer that takes longer than this may never come. */
const LONGEST_ANSWER_MS = 5000;

type Shown = {
  /** Whether the page shows what was last told of. */
  isAsTold(): boolean;
  /** Has what is shown asked for anew. @param asks how often it has been since the last news */
  ask(asks: number): Promise<unknown>;
};

/** Has a page ask until it shows what it was told of. */
export type StayAsTold = {
  /** There is news. @param mustAsk whether the page asks although it shows what was told of, since it shows more */
  onNews(mustAsk: boolean): void;
  stop(): void;
};

/**
 * Asks when the page differs from what it was told, and again until it does not: an answer may be older than the news,
 * from a server that has not heard, or be overtaken by newer news.
 */
export function stayAsTold({ isAsTold, ask }: Shown): StayAsTold {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mustAsk = false;
  let asks = 0;
  let news = 0;

  const lookIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, ms);
  };
  const look = () => {
    if (asks >= MOST_ASKS || (!mustAsk && isAsTold())) return;
    mustAsk = false;
    const askedAt = news;
    const againMs = AGAIN_MS[asks] ?? AGAIN_MS.at(-1);
    const onAnswer = () => {
      if (askedAt === news) lookIn(againMs as number);
    };
    lookIn(LONGEST_ANSWER_MS);
    ask(asks).then(onAnswer, onAnswer);
    asks += 1;
  };
  return {
    onNews(isMore) {
      news += 1;
      asks = 0;
      mustAsk ||= isMore;
      lookIn(Math.random() * SPREAD_MS);
    },
    stop() {
      news += 1;
      clearTimeout(timer);
    },
  };
}
