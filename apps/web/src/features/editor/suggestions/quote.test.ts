import { QUOTE_CONTEXT_MAX_LENGTH } from '@brandpost/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuote, quoteAt } from './quote.ts';

const TEXT = 'Elda inte i dag. Ring 112 om det brinner. Elda inte i morgon.';
const quoted = (words: string, text = TEXT, from = 0) => {
  const start = text.indexOf(words, from);
  return quoteAt(text, start, start + words.length);
};

describe('quoted words', () => {
  it('are found where they were, also where the same words stand twice', () => {
    for (const from of [0, 5]) {
      const start = TEXT.indexOf('Elda inte', from);
      expect(findQuote(TEXT, quoted('Elda inte', TEXT, from))).toBe(start);
    }
    expect(findQuote(TEXT, quoted(TEXT))).toBe(0);
  });

  it('are found after what stands elsewhere has been changed', () => {
    const quote = quoted('112');
    expect(findQuote(`Obs! ${TEXT}`, quote)).toBe(TEXT.indexOf('112') + 5);
    expect(findQuote(TEXT.replace('Elda inte i dag', 'Nej'), quote)).toBe('Nej. Ring '.length);
    expect(findQuote(TEXT.replace('om det brinner', 'vid brand'), quote)).toBe(TEXT.indexOf('112'));
  });

  it('are not found once they are others, though the same stand elsewhere', () => {
    expect(findQuote(TEXT.replace('Ring 112', 'Ring 113 13'), quoted('112'))).toBeNull();
    const changed = TEXT.replace('Elda inte i dag', 'Elda gärna i dag');
    expect(findQuote(changed, quoted('Elda inte'))).toBeNull();
    expect(findQuote('', quoted('112'))).toBeNull();
    expect(findQuote(`${TEXT} Igen.`, quoted(TEXT))).toBeNull();
  });

  it('are not found where nobody can know which of them are meant', () => {
    const text = 'Ja. '.repeat(200);
    expect(findQuote(text, quoteAt(text, 400, 403))).toBeNull();
    const twice = `${TEXT} ${TEXT}`;
    expect(findQuote(twice, quoted('112'))).toBeNull();
  });

  it('have whole signs around them, and no more than may be sent', () => {
    const text = `${'🔥'.repeat(300)}släck${'🔥'.repeat(300)}`;
    for (const at of [600, 601]) {
      const { prefix, suffix } = quoteAt(text, at, 604);
      for (const around of [prefix, suffix]) {
        expect(around.isWellFormed()).toBe(true);
        expect(around.length).toBeLessThanOrEqual(QUOTE_CONTEXT_MAX_LENGTH);
      }
    }
  });

  it('are never found at another place, whatever is changed, and found where nothing near them is', () => {
    const words = fc.array(fc.constantFrom('elda', 'inte', 'i', 'skog', 'i dag'), {
      minLength: 1,
      maxLength: 40,
    });
    const anyEdits = fc.array(
      fc.record({
        at: fc.nat(40),
        removed: fc.nat(2),
        added: fc.array(fc.constantFrom('x1', 'x2'), { maxLength: 2 }),
      }),
      { maxLength: 4 },
    );
    let found = 0;
    fc.assert(
      fc.property(
        words,
        fc.nat(39),
        fc.integer({ min: 1, max: 3 }),
        anyEdits,
        (base, first, count, edits) => {
          const from = first % base.length;
          const to = Math.min(base.length, from + count);
          const text = base.join(' ');
          const start = base.slice(0, from).join(' ').length + (from === 0 ? 0 : 1);
          const quote = quoteAt(text, start, start + base.slice(from, to).join(' ').length);
          const tokens = base.map((word, id) => ({ word: word as string, id }));
          for (const { at, removed, added } of edits) {
            tokens.splice(Math.min(at, tokens.length), removed, ...added.map((word) => ({ word, id: -1 })));
          }
          const now = tokens.map(({ word }) => word).join(' ');
          const index = tokens.findIndex(({ id }) => id === from);
          const isWhole = tokens.slice(index, index + to - from).every(({ id }, step) => id === from + step);
          const lengthBefore = tokens
            .slice(0, Math.max(0, index))
            .map(({ word }) => word)
            .join(' ').length;
          const isThere = index !== -1 && isWhole && tokens.length - index >= to - from;
          const place = findQuote(now, quote);
          if (place !== null) {
            found += 1;
            // What was taken away between two that are alike may leave the same words at the same place.
            expect(now.slice(place, place + quote.exact.length)).toBe(quote.exact);
            if (isThere && edits.every(({ removed }) => removed === 0)) {
              expect(place).toBe(lengthBefore + (index === 0 ? 0 : 1));
            }
            if (!isThere && edits.every(({ removed }) => removed === 0)) expect(place).toBeNull();
          }
          if (edits.length === 0 && (quote.prefix !== '' || quote.suffix !== '')) expect(place).toBe(start);
        },
      ),
      { numRuns: 3000 * Number(process.env.TEST_TIMES ?? 1) },
    );
    // Were hardly any found, the above would say little.
    expect(found).toBeGreaterThan(300);
  });
});
