/** Shorter words, such as `hos` or `till`, tell nothing of what a title is about. */
const TELLING_WORDS = /\p{L}{5,}/gu;

/** Those whose titles share the most words with the title of the page that lists them come first; else the order stays. */
export function fittingFirst<Titled extends { title: string }>(
  listed: readonly Titled[],
  pageTitle: string,
): Titled[] {
  const words = wordsOf(pageTitle);
  const shared = ({ title }: Titled) => [...wordsOf(title)].filter((word) => words.has(word)).length;
  return listed.toSorted((a, b) => shared(b) - shared(a));
}

function wordsOf(title: string): Set<string> {
  return new Set(title.toLowerCase().match(TELLING_WORDS));
}
