import type { EServiceFacts } from '@brandpost/domain';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import { searchableTextOfLink } from '../search-index/searchable-text.ts';
import { writeSearchEntry } from '../search-index/write-search-entry.ts';

export type LinkToWrite = Partial<EServiceFacts> & {
  /** Left out for a new link, unless it has to have a certain number. */
  id?: number;
  icon: string | null;
  name: string;
  shortDescription: string;
  longDescription: string;
  url: string;
  type: string;
  /** ISO text; left out for now. */
  createdDate?: string;
};

/**
 * Writes a link and makes it findable: the one way in which links come into the database. Belongs in a transaction.
 * @returns the link's id
 */
export async function writeLink(trx: Database, link: LinkToWrite): Promise<number> {
  const row = {
    icon: link.icon,
    name: link.name,
    name_key: swedishSortKey(link.name),
    short_description: link.shortDescription,
    long_description: link.longDescription,
    url: link.url,
    type: link.type,
    ...(link.needs === undefined ? {} : { needs: JSON.stringify(link.needs) }),
    ...(link.processingTime === undefined ? {} : { processing_time: link.processingTime }),
    ...(link.cost === undefined ? {} : { cost: link.cost }),
    ...(link.signIn === undefined ? {} : { sign_in: link.signIn }),
    ...(link.createdDate === undefined ? {} : { created_date: link.createdDate }),
  };
  const { id } = await trx
    .insertInto('link')
    .values(link.id === undefined ? row : { ...row, id: link.id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeSearchEntry(trx, { linkId: id }, searchableTextOfLink(link));
  return id;
}
