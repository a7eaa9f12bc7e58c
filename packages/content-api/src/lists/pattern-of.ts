/** A pattern for `like` and `ilike` that finds a text anywhere, letter by letter. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
