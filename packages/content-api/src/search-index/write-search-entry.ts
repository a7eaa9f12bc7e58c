import { fold, STOP_WORDS, tokensOf } from '@brandpost/swedish';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { runningText, type SearchableText } from './searchable-text.ts';
import { termVector } from './term-vector.ts';

/** Shorter words are not worth correcting; longer ones are no words. */
const MIN_WORD_LETTERS = 4;
const MAX_WORD_LETTERS = 40;
const MAX_WORDS = 5_000;

/**
 * Makes a post or a link findable by its present text. Belongs in the transaction that writes it.
 * @param owner the record that is found; it has at most one entry
 */
export async function writeSearchEntry(
  trx: Database,
  owner: { postId: number } | { linkId: number },
  text: SearchableText,
): Promise<void> {
  const column = 'postId' in owner ? 'post_id' : 'link_id';
  const ownerId = 'postId' in owner ? owner.postId : owner.linkId;
  const values = { terms: sql<string>`${termVector(text)}::tsvector`, plain_text: runningText(text) };
  await trx
    .insertInto('search_entry')
    .values({ ...values, post_id: null, link_id: null, [column]: ownerId })
    .onConflict((conflict) => conflict.column(column).doUpdateSet(values))
    .execute();
  await learnWords(trx, wordsOf(text));
}

/** Only the new ones are written: a row that is there already would use up a number and lock for nothing. */
async function learnWords(trx: Database, words: string[]): Promise<void> {
  await sql`insert into search_word (word, folded)
    select asked.word, asked.folded from unnest(${words}::text[], ${words.map(fold)}::text[]) as asked (word, folded)
    where not exists (select 1 from search_word where search_word.word = asked.word)
    on conflict do nothing`.execute(trx);
}

/** In one order everywhere, so that two writers never wait for each other's rows crosswise. */
function wordsOf(text: SearchableText): string[] {
  const everything = [text.title, ...text.headings, ...text.accordions, ...text.body].join(' ');
  const words = tokensOf(everything).filter(
    (word) =>
      word.length >= MIN_WORD_LETTERS &&
      word.length <= MAX_WORD_LETTERS &&
      !/\p{N}/u.test(word) &&
      !STOP_WORDS.has(word),
  );
  return [...new Set(words)].slice(0, MAX_WORDS).sort();
}
