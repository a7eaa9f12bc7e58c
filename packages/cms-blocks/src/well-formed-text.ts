/** NUL, which PostgreSQL refuses in text and HTML cannot carry. */
const NUL = '\u0000';

/** Whether a text can be stored and shown as it is: no NUL, no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes(NUL) && text.isWellFormed();
}
