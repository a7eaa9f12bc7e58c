const MAX_LENGTH = 60;

/** A text as part of a message: in quotes, and not longer than that it can be recognised. */
export function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= MAX_LENGTH
    ? `”${line}”`
    : `”${characters.slice(0, MAX_LENGTH).join('').trim()} …”`;
}
