import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { extract } from 'tar-stream';
import { BackupError } from './backup-error.ts';
import { type BackupKeys, NO_KEYS, type OpenedBackup, openBackupFile } from './backup-file.ts';
import type { BackupSummary, Checksums, Manifest, OnProgress } from './backup-summary.ts';

/** Whether a backup is what was written, and if not, what is wrong: one sentence. */
export type BackupVerdict = { isWhole: true; summary: BackupSummary } | { isWhole: false; problem: string };

/** Reads a backup from its first byte to its last, and holds every part of it against what it has to be. */
export async function verifyBackup(
  file: string,
  keys: BackupKeys = NO_KEYS,
  onProgress: OnProgress = () => {},
): Promise<BackupVerdict> {
  try {
    return await verifyOpened(file, await openBackupFile(file, keys), onProgress);
  } catch (error) {
    if (error instanceof BackupError) return damaged(error.message);
    throw error;
  }
}

async function verifyOpened(
  file: string,
  opened: OpenedBackup,
  onProgress: OnProgress,
): Promise<BackupVerdict> {
  let done = 0;
  const onBytes = (count: number) => {
    done += count;
    onProgress(done, opened.bytes);
  };
  const isIntact = await opened.isChecksumValid(onBytes);
  const read = await readParts(await opened.read(onBytes));
  if (typeof read === 'string') return damaged(`The backup ${file} is damaged: ${read}.`);
  if (!isIntact) return damaged(`The backup ${file} is damaged: its seal does not fit what is in it.`);
  const { manifest, checksums } = read;
  if (manifest.format !== 1)
    return damaged(`The backup ${file} is of a format that this version does not know.`);
  const { made, migrations, version = null, commit = null } = manifest;
  return {
    isWhole: true,
    summary: {
      made,
      version,
      commit,
      migrations,
      rows: checksums.rows,
      files: checksums.files,
      isEncrypted: opened.isEncrypted,
      bytes: opened.bytes,
    },
  };
}

const damaged = (problem: string): BackupVerdict => ({ isWhole: false, problem });

/** @returns what the backup says of itself, or what is wrong with it */
async function readParts(content: Readable): Promise<{ manifest: Manifest; checksums: Checksums } | string> {
  const found = new Map<string, { sha256: string; bytes: number }>();
  const kept = new Map<string, Buffer>();
  const parts = extract();
  let name = 'its beginning';
  try {
    content.on('error', (error) => parts.destroy(error));
    content.pipe(parts);
    for await (const entry of parts) {
      name = entry.header.name;
      const hash = createHash('sha256');
      const chunks: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of entry as AsyncIterable<Buffer>) {
        hash.update(chunk);
        bytes += chunk.length;
        if (name.endsWith('.json') && !name.startsWith('tables/')) chunks.push(chunk);
      }
      found.set(name, { sha256: hash.digest('hex'), bytes });
      if (chunks.length > 0) kept.set(name, Buffer.concat(chunks));
    }
    const manifest = JSON.parse(String(kept.get('manifest.json'))) as Manifest;
    const checksums = JSON.parse(String(kept.get('checksums.json'))) as Checksums;
    const wrong = wrongPart(found, checksums);
    return wrong ?? { manifest, checksums };
  } catch {
    return `it cannot be read further than ${name}`;
  }
}

function wrongPart(
  found: Map<string, { sha256: string; bytes: number }>,
  { entries }: Checksums,
): string | null {
  for (const [name, { sha256, bytes }] of Object.entries(entries)) {
    const part = found.get(name);
    if (part === undefined) return `${name} is missing`;
    if (part.sha256 !== sha256 || part.bytes !== bytes) return `${name} is not as it was written`;
  }
  const extra = [...found.keys()].find((name) => name !== 'checksums.json' && !(name in entries));
  return extra === undefined ? null : `${extra} does not belong in it`;
}
