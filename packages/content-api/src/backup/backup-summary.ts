/** What a backup holds. */
export type BackupSummary = {
  /** ISO text. */
  made: string;
  /** The version of the product that made it, and its commit where that was known; null in backups before 0.2.0. */
  version: string | null;
  commit: string | null;
  /** The migrations of the database that it was made of. */
  migrations: string[];
  /** Number of rows by table. */
  rows: Record<string, number>;
  /** Number of media files. */
  files: number;
  isEncrypted: boolean;
  /** Size of the backup itself. */
  bytes: number;
};

/** Stands first in a backup. */
export type Manifest = {
  format: 1;
  made: string;
  version?: string;
  commit?: string | null;
  migrations: string[];
  tables: { name: string; columns: string[] }[];
};

/** Stands last: what everything before it has to be. */
export type Checksums = {
  rows: Record<string, number>;
  files: number;
  entries: Record<string, { sha256: string; bytes: number }>;
};

export type OnProgress = (done: number, total: number) => void;
