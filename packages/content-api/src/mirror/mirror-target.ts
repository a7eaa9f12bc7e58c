/** Where a static copy of the site is written. Files are named by their path, with `/` between its parts. */
export type MirrorTarget = {
  /** A file is whole or as it was. @param fileType its MIME type, for those who serve files by it */
  write(file: string, bytes: Uint8Array, fileType: string): Promise<void>;
  /** A file that is not there is gone already. */
  remove(file: string): Promise<void>;
  list(): Promise<string[]>;
  close(): void;
};
