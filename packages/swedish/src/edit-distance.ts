/**
 * How many wrong, missing or extra letters a search may forgive in a word: none in short words, where every letter
 * makes another word, one from 5 letters, two from 9.
 */
export function editDistanceAllowed(word: string): 0 | 1 | 2 {
  const letters = [...word.normalize('NFC')].length;
  if (letters >= 9) return 2;
  return letters >= 5 ? 1 : 0;
}

/**
 * How many letters have to be changed, added, taken away or swapped with their neighbour to turn one word into the
 * other. Gives up past `limit` and answers `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}
