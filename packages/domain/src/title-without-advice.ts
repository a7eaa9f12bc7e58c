/** The advice that a title ends with, which begins with a small letter: `Farlig rök i Åsbruk – gå inomhus`. */
const ADVICE = /\s+[–—-]\s+(?=\p{Ll})[^–—]*$/u;

/** A title without what it says one should do. */
export function titleWithoutAdvice(title: string): string {
  return title.replace(ADVICE, '');
}
