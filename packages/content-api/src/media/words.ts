import { validateMedia } from '@brandpost/validation';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type FieldError, unprocessable } from '../errors.ts';

/** What people say about a file. */
export type MediaWords = {
  title: string;
  /** Empty for a decorative picture, which is not read aloud. */
  alt: string;
  isDecorative: boolean;
  uploadDescription: string;
  categoryId: number | null;
};

/** @throws unprocessable where a rule of SPEC section 5 is broken, or the category is none for media */
export async function checkWords(db: Database, words: MediaWords): Promise<void> {
  const errors = [...ruleErrors(words), ...(await categoryErrors(db, words.categoryId))];
  if (errors.length > 0) throw unprocessable(errors);
}

function ruleErrors({ title, alt, isDecorative }: MediaWords): FieldError[] {
  const result = validateMedia({ title, alt });
  if (result.ok) return [];
  // A decorative picture has no alt text, which the rule of SPEC section 5 does not know of. Source: UX 13.
  return isDecorative ? result.errors.filter(({ field }) => field !== 'alt') : result.errors;
}

async function categoryErrors(db: Database, id: number | null): Promise<FieldError[]> {
  if (id === null) return [];
  const { rows } = await sql`select 1 from category where id = ${id} and type = 'media'`.execute(db);
  return rows.length > 0 ? [] : [{ field: 'categoryId', message: 'Kategorin finns inte' }];
}
