import { searchTerms } from '@brandpost/swedish';
import { lexeme, lexemesOf } from './lexemes.ts';
import type { SearchableText } from './searchable-text.ts';

/** tsvector weights, from title to body; `RANK_WEIGHTS` says what each is worth. */
type Weight = 'A' | 'B' | 'C' | 'D';

/** In the order that ts_rank takes them: D, C, B, A. Source: SWEDEN section 3.5: 1, 2, 3 and 5. */
export const RANK_WEIGHTS = '{0.2, 0.4, 0.6, 1.0}';

/** PostgreSQL refuses a tsvector of 1 MB; a text that large is indexed from its beginning. */
const MAX_VECTOR_LETTERS = 400_000;

/** The text form of the tsvector that a search looks in. */
export function termVector(text: SearchableText): string {
  const weightsByLexeme = new Map<string, Weight[]>();
  const addLexemes = (lexemes: readonly string[], weight: Weight) => {
    for (const found of lexemes) {
      const weights = weightsByLexeme.get(found) ?? [];
      if (!weights.includes(weight)) weightsByLexeme.set(found, [...weights, weight]);
    }
  };
  const add = (part: string, weight: Weight) => addLexemes(lexemesOf(searchTerms(part)), weight);
  addLexemes(
    searchTerms(text.title).folded.map((word) => lexeme('title', word)),
    'A',
  );
  add(text.title, 'A');
  add([...text.headings, ...(text.languageNames ?? [])].join(' '), 'B');
  add(text.accordions.join(' '), 'C');
  add(text.body.join(' '), 'D');

  let vector = '';
  for (const [found, weights] of weightsByLexeme) {
    if (vector.length > MAX_VECTOR_LETTERS) break;
    // Positions only carry the weights: how near words stand to each other is not asked for.
    vector += `${found}:${weights.map((weight, index) => `${index + 1}${weight}`).join(',')} `;
  }
  return vector;
}
