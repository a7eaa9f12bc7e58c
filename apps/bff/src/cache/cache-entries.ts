import { LRUCache } from 'lru-cache';

/** Entries within their bytes: the least recently asked for go first. */
export type CacheEntries<Entry> = {
  get(key: string): Entry | undefined;
  /** @param isPassing it may push out only others of its kind */
  set(key: string, entry: Entry, isPassing: boolean): void;
  delete(key: string): void;
  /** The last asked for first, and what is passing after all else. */
  all(): Iterable<[string, Entry]>;
  size(): { entries: number; bytes: number };
};

/** What may be there in any number (searches, addresses that lead nowhere) shares this part of the bytes. */
const PASSING_PART = 1 / 4;
/** Nothing is so large that it would push out all else. */
const LARGEST_PART = 1 / 2;

/** @param bytesOf what an entry takes; keys are counted here */
export function createCacheEntries<Entry extends object>(
  maxBytes: number,
  bytesOf: (entry: Entry) => number,
): CacheEntries<Entry> {
  const keptWithin = (maxSize: number) =>
    new LRUCache<string, Entry>({
      maxSize,
      maxEntrySize: Math.max(1, Math.floor(maxSize * LARGEST_PART)),
      sizeCalculation: (entry, key) => bytesOf(entry) + key.length + 1,
    });
  const lasting = keptWithin(maxBytes);
  const passing = keptWithin(Math.max(1, Math.floor(maxBytes * PASSING_PART)));
  return {
    get: (key) => lasting.get(key) ?? passing.get(key),
    set(key, entry, isPassing) {
      (isPassing ? lasting : passing).delete(key);
      (isPassing ? passing : lasting).set(key, entry);
    },
    delete(key) {
      lasting.delete(key);
      passing.delete(key);
    },
    *all() {
      yield* lasting.entries() as Iterable<[string, Entry]>;
      yield* passing.entries() as Iterable<[string, Entry]>;
    },
    size: () => ({
      entries: lasting.size + passing.size,
      bytes: lasting.calculatedSize + passing.calculatedSize,
    }),
  };
}
