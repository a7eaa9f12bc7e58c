/** Numbers from 0 to 1 that look random and are the same every time: a picture is drawn alike on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** As many things as asked for, each told its number and where randomness comes from. */
export function many(
  count: number,
  seed: number,
  draw: (random: () => number, index: number) => string,
): string {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => draw(random, index)).join('');
}
