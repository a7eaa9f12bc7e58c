import type { Database } from '../db/database.ts';

/** Where the installation keeps the metadata that were good last: every process finds them, whoever has asked. */
const KEY = 'saml-metadata';

/** Metadata as they were answered by an address. */
export type KeptMetadata = { address: string; xml: string; etag: string | null; fetched: string };

/** null where there are none, or those of another address. */
export async function keptMetadata(db: Database, address: string): Promise<KeptMetadata | null> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', KEY).executeTakeFirst();
  const kept = row?.value as KeptMetadata | undefined;
  return kept?.address === address ? kept : null;
}

export async function keepMetadata(db: Database, metadata: KeptMetadata): Promise<void> {
  const value = JSON.stringify(metadata);
  await db
    .insertInto('installation')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
