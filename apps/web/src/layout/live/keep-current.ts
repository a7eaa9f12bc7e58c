/** Browsers that hear of a change at the same moment ask spread over this time. */
const SPREAD_MS = 500;
/** What nobody knows to have changed has more time. */
const GAP_SPREAD_MS = 5000;
/** Pauses before what is shown is checked, and asked for, again; the last one is repeated. */
const AGAIN_MS = [100, 250, 500, 1000, 2000, 4000];
const MAX_ASKS = 12;
/** An answer that takes longer than this may never come. */
const LONGEST_ANSWER_MS = 5000;

type Shown = {
  /** Whether the page shows what the last event said. */
  isCurrent(): boolean;
  /** Has what is shown asked for anew. @param asks how often it has been since the last news */
  ask(asks: number): Promise<unknown>;
};

/** Has a page ask until it shows what the last event said. */
export type OpenPage = {
  /** There is news. @param mustAsk whether the page asks although what it shows is current, since it shows more */
  onNews(mustAsk: boolean): void;
  /** There may be news. */
  onGap(mustAsk: boolean): void;
  stop(): void;
};

/**
 * Asks when the page differs from the last event, and again until it does not: a response may be older than the event,
 * from a server that has not heard of it yet, or be overtaken by a newer one.
 */
export function keepCurrent({ isCurrent, ask }: Shown): OpenPage {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextLookMs = Number.POSITIVE_INFINITY;
  let mustAsk = false;
  let asks = 0;
  let news = 0;

  const lookIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, ms);
    nextLookMs = performance.now() + ms;
  };
  const look = () => {
    nextLookMs = Number.POSITIVE_INFINITY;
    if (asks >= MAX_ASKS || (!mustAsk && isCurrent())) return;
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
  const lookWithin = (spreadMs: number, isMore: boolean) => {
    news += 1;
    asks = 0;
    mustAsk ||= isMore;
    // News in quick succession must not put the look off again and again.
    if (nextLookMs > performance.now() + spreadMs) lookIn(Math.random() * spreadMs);
  };
  return {
    onNews: (isMore) => lookWithin(SPREAD_MS, isMore),
    onGap: (isMore) => lookWithin(GAP_SPREAD_MS, isMore),
    stop() {
      news += 1;
      clearTimeout(timer);
    },
  };
}
