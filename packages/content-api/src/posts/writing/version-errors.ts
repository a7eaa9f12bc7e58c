import { HIDDEN_SLUG, languageNames, type PostFields } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { FieldError } from '../../errors.ts';
import { IS_OUT_OR_SCHEDULED } from '../rights/visible-to.ts';

type Original = { id: number; isPage: boolean; isVersion: boolean };

/**
 * What is wrong with a page as a version of another, and as the page that others are versions of. Versions of one page
 * are saved one after the other, so that no two get the same language.
 */
export async function versionErrors(
  trx: Database,
  id: number | null,
  fields: PostFields,
): Promise<FieldError[]> {
  const { translationOfId, type } = fields;
  if (translationOfId === null) {
    if (type === 'page' || id === null || !(await hasVersions(trx, id))) return [];
    return [{ field: 'type', message: 'Sidan har versioner på andra språk och måste vara en sida.' }];
  }
  const message = await problemOf(trx, id, fields, translationOfId);
  return message === null ? [] : [{ field: 'translationOfId', message }];
}

async function problemOf(
  trx: Database,
  id: number | null,
  { language, status }: PostFields,
  originalId: number,
): Promise<string | null> {
  const { rows } = await sql<Original>`select id, translation_of_id is not null as "isVersion",
      type = 'page' and status <> 'trash' and slug <> ${HIDDEN_SLUG} as "isPage"
    from post where id = ${originalId} for no key update`.execute(trx);
  const [original] = rows;
  if (original === undefined) return 'Det valda finns inte längre';
  if (originalId === id) return 'En sida kan inte vara en version av sig själv.';
  // In the trash it is left as it was, so that it can be put there whatever has become of the original.
  if (status === 'trash') return null;
  if (original.isVersion) return 'Den valda sidan är själv en version. Välj den svenska sidan.';
  if (!original.isPage) return 'Det valda kan inte ha versioner på andra språk. Välj en svensk sida.';
  if (id !== null && (await hasVersions(trx, id))) {
    return 'Sidan har egna versioner på andra språk och kan inte själv vara en version.';
  }
  if (status === 'draft' || !(await isTaken(trx, id, { language, originalId }))) return null;
  return `Sidan har redan en version på det språket (${languageNames[language]}).`;
}

async function hasVersions(trx: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select 1 from post
    where translation_of_id = ${id} and status <> 'trash') as has`.execute(trx);
  return rows[0]?.has === true;
}

/** Drafts may wait to take the place of what is out. */
async function isTaken(
  trx: Database,
  id: number | null,
  { language, originalId }: { language: string; originalId: number },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select exists (select 1 from post
    where translation_of_id = ${originalId} and language = ${language} and ${IS_OUT_OR_SCHEDULED}
      and id is distinct from ${id}::integer) as taken`.execute(trx);
  return rows[0]?.taken === true;
}
