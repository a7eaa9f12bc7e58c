/** The words of a text, in order. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[-’'.:][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The sentences of a text. A full stop within a word or number ends none. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…][”")]?)\s+|\n+/u).filter((sentence) => sentence.trim() !== '');
}
