import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newToken, tokenHash } from '../access/token-hash.ts';
import type { Database } from '../db/database.ts';

/**
 * The token that visitors act under when none is set: made once and kept in a file that only this account can read.
 * @returns the token and where it lies
 */
export function defaultTokenIn(dataDir: string): { token: string; file: string } {
  const file = join(dataDir, 'default-token');
  try {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept !== '') return { token: kept, file };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const token = newToken();
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  return { token, file };
}

/**
 * Lets the token in as an anonymous visitor without end, whatever was said of it before, and no other that visitors
 * acted under: one that was replaced has perhaps been seen by somebody.
 */
export async function allowDefaultToken(db: Database, token: string, now: Date): Promise<void> {
  const hash = tokenHash(token);
  await db
    .insertInto('token')
    .values({ hash, type: 'anonymous', user_id: null, masked_by: null, issued: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ expires: null, revoked: null }))
    .execute();
  await db
    .updateTable('token')
    .set({ revoked: now })
    .where('type', '=', 'anonymous')
    .where('hash', '!=', hash)
    .where('revoked', 'is', null)
    .execute();
}
