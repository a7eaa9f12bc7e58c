/** A record as it is kept: sealed by anyone who writes it, with what the store itself has to know. */
export type StoredRecord = {
  /** Where it lies; another than was asked for when the record has moved. */
  key: string;
  value: string;
  /** Raised by every write. */
  version: number;
  /** When it was last used, in milliseconds since 1970. */
  seenMs: number;
};

export type RecordWrite = {
  value: string;
  seenMs: number;
  /** How long it is kept if nobody touches it. */
  ttlMs: number;
  /** What it can be found by, besides its key. */
  groups: readonly string[];
};

/**
 * Small sealed records that several processes may share. Every change is one atomic step that names the version it is
 * based on, so that of two changes at once only one is made, and what has ended stays ended. Source: SECURITY T2, T4.
 */
export type RecordStore = {
  read(key: string): Promise<StoredRecord | null>;
  /** @returns whether there was none under the key, nor one that has ended */
  create(key: string, record: RecordWrite): Promise<boolean>;
  /** @returns whether the record still had the version given */
  replace(key: string, version: number, record: RecordWrite): Promise<boolean>;
  /**
   * Puts a record under another key. The one before leads to it for `aliasMs`, for requests under way, and then nowhere.
   * @returns whether the record still had the version given
   */
  move(
    from: { key: string; version: number; aliasMs: number },
    to: string,
    record: RecordWrite,
  ): Promise<boolean>;
  /** Says that a record has been used. Nothing happens to one that is not there. */
  touch(key: string, seenMs: number, ttlMs: number): Promise<void>;
  /**
   * Ends a record; nothing can be written under its key for `graveMs`, so that a slow write cannot bring it back.
   * @returns whether it was there
   */
  end(key: string, graveMs: number): Promise<boolean>;
  /** The keys of a group's records; some may have ended meanwhile. */
  keysOf(group: string): Promise<string[]>;
  /** How many there are. */
  count(): Promise<number>;
  /** @throws when the store does not answer */
  ping(): Promise<void>;
  close(): Promise<void>;
};
