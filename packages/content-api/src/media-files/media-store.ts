import type { Readable } from 'node:stream';

/** Bytes of a file from `start` up to and with `end`. */
export type ByteRange = { start: number; end: number };

/** A file that is being read. The person who opened it reads it to its end or destroys it. */
export type StoredFile = {
  /** Of the whole file, whatever part is read. */
  sizeBytes: number;
  stream: Readable;
};

/**
 * Where uploaded files lie: a folder or a bucket. Names are ours, one segment each. A file is whole or not there, and
 * what has been put is never changed.
 */
export type MediaStore = {
  /**
   * Keeps a file that lies on this machine, which may be moved away by it. Done when it would outlive a power cut.
   * @throws ApiFailure STORAGE_FULL or STORAGE_AWAY
   */
  put(name: string, file: string, about: { fileType: string }): Promise<void>;
  /**
   * Reads a file, or a part of it that has to lie within it.
   * @returns null when there is no such file
   */
  open(name: string, range?: ByteRange): Promise<StoredFile | null>;
  /** A file that is not there is gone already. */
  delete(name: string): Promise<void>;
  /** @returns null when there is no such file */
  sizeOf(name: string): Promise<number | null>;
  /** The names of all files, in no order. */
  list(): AsyncIterable<string>;
};
