/**
 * How many wrong, missing or extra letters a search may forgive in a word: none in short words, where every letter
 * makes another word, one from 5 letters, two from 9.
 */
export function editDistanceAllowed(word: string): 0 | 1 | 2 {
  const letters = [...word.normalize('NFC')].length;
  if (letters >= 9) return 2;
  return letters >= 5 ? 1 : 0;
}
