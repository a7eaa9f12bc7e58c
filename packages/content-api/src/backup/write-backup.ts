import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { pack as newPack, type Pack } from 'tar-stream';
import type { Database } from '../db/database.ts';
import type { MediaStore } from '../media-files/media-store.ts';
import { OWN_VERSION } from '../own-version.ts';
import { BackupError } from './backup-error.ts';
import { writeBackupFile } from './backup-file.ts';
import { checkRecipients } from './backup-keys.ts';
import type { BackupSummary, Checksums, Manifest, OnProgress } from './backup-summary.ts';
import { type BackedUpTable, readMigrations, readTables } from './tables.ts';
import { verifyBackup } from './verify-backup.ts';

const ROWS_AT_ONCE = 500;

type Options = {
  db: Database;
  store: MediaStore;
  file: string;
  now: Date;
  /** The commit that runs, where it is known. */
  commit?: string | null;
  /** Who can open it, in age's spelling; nobody means that it is not encrypted. */
  recipients?: readonly string[];
  onProgress?: OnProgress;
};

/**
 * Writes the whole service, as it is at one moment, to one file: every row of every table as text, and every media
 * file. The service may go on meanwhile. What was written is read back and verified before it gets its name.
 * @throws BackupError when a media file is missing, or what was written is not what is read
 */
export async function writeBackup(options: Options): Promise<BackupSummary> {
  const { file, recipients = [] } = options;
  checkRecipients(recipients);
  const unfinished = `${file}.unfinished`;
  // A key of our own opens the file for as long as it takes to read it back; then it is forgotten.
  const ownKey = recipients.length > 0 ? await generateX25519Identity() : null;
  const ownRecipient = ownKey === null ? [] : [await identityToRecipient(ownKey)];
  try {
    await rm(unfinished, { force: true });
    await writeAll(options, unfinished, [...recipients, ...ownRecipient]);
    const keys = { identities: ownKey === null ? [] : [ownKey], takesPlain: ownKey === null };
    const verdict = await verifyBackup(unfinished, keys);
    if (!verdict.isWhole)
      throw new BackupError(`What was written could not be read back: ${verdict.problem}`);
    await rename(unfinished, file);
    return verdict.summary;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeAll(
  { db, store, now, commit = null, onProgress = () => {} }: Options,
  file: string,
  recipients: readonly string[],
): Promise<void> {
  const checksums: Checksums = { rows: {}, files: 0, entries: {} };
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`set local timezone = 'UTC'`.execute(trx);
      const tables = await readTables(trx);
      const manifest: Manifest = {
        format: 1,
        made: now.toISOString(),
        version: OWN_VERSION,
        commit,
        migrations: await readMigrations(trx),
        tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
      };
      const pack = newPack();
      const written = writeBackupFile(Readable.from(pack), file, recipients);
      try {
        await Promise.race([written, packAll(pack, { trx, store, manifest, tables, checksums, onProgress })]);
      } catch (error) {
        pack.destroy(error instanceof Error ? error : undefined);
        await written.catch(() => {});
        throw error;
      }
      await written;
    });
}

type Packing = {
  trx: Database;
  store: MediaStore;
  manifest: Manifest;
  tables: readonly BackedUpTable[];
  checksums: Checksums;
  onProgress: OnProgress;
};

async function packAll(pack: Pack, packing: Packing): Promise<void> {
  const { trx, store, manifest, tables, checksums, onProgress } = packing;
  const { rows: files } = await sql<{ stored_name: string }>`select stored_name from media_file
    union select stored_name from media_version order by 1`.execute(trx);
  const total = tables.length + files.length;
  await addText(pack, checksums, 'manifest.json', JSON.stringify(manifest));
  for (const [index, table] of tables.entries()) {
    await addTable(pack, checksums, trx, table);
    onProgress(index + 1, total);
  }
  for (const [index, { stored_name }] of files.entries()) {
    await addMediaFile(pack, checksums, store, stored_name);
    onProgress(tables.length + index + 1, total);
  }
  pack.entry({ name: 'checksums.json' }, JSON.stringify(checksums));
  pack.finalize();
}

async function addTable(
  pack: Pack,
  checksums: Checksums,
  trx: Database,
  table: BackedUpTable,
): Promise<void> {
  const columns = sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`));
  await sql`declare backed_up cursor for select ${columns} from ${sql.table(table.name)}`.execute(trx);
  checksums.rows[table.name] = 0;
  for (let part = 1; ; part++) {
    const { rows } = await sql<object>`fetch ${sql.lit(ROWS_AT_ONCE)} from backed_up`.execute(trx);
    if (rows.length === 0) break;
    checksums.rows[table.name] = (checksums.rows[table.name] ?? 0) + rows.length;
    const name = `tables/${table.name}/${String(part).padStart(6, '0')}.json`;
    await addText(pack, checksums, name, JSON.stringify(rows));
  }
  await sql`close backed_up`.execute(trx);
}

async function addText(pack: Pack, checksums: Checksums, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  checksums.entries[name] = { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
  await new Promise<void>((resolve, reject) => {
    pack.entry({ name }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

async function addMediaFile(
  pack: Pack,
  checksums: Checksums,
  store: MediaStore,
  storedName: string,
): Promise<void> {
  const file = await store.open(storedName);
  if (file === null) throw new BackupError(`The media file ${storedName} is missing; nothing was backed up.`);
  const name = `media/${storedName}`;
  const hash = createHash('sha256');
  file.stream.on('data', (chunk) => hash.update(chunk));
  await pipeline(file.stream, pack.entry({ name, size: file.sizeBytes }));
  checksums.entries[name] = { sha256: hash.digest('hex'), bytes: file.sizeBytes };
  checksums.files++;
}
