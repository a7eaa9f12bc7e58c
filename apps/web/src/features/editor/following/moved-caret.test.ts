import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedCaret } from './moved-caret.ts';

describe('a caret in a text that a colleague has changed', () => {
  it.each([
    ['stays where what comes after it is another', 'Elda| säkert', 'Elda| aldrig', 4],
    ['moves with its letters where something comes before it', 'Elda| säkert', 'Aldrig Elda| säkert', 11],
    ['stays at the place of letters that are gone', 'Elda aldr|ig här', 'Elda |här', 5],
    ['stays at the end that it was at', 'Elda|', 'Så Elda|', 7],
  ])('%s', (_, before, after, moved) => {
    const at = before.indexOf('|');
    expect(movedCaret(at, before.replace('|', ''), after.replace('|', ''))).toBe(moved);
  });

  it('stands within the text, and between the same letters where nothing of it was changed near', () => {
    const words = fc
      .array(fc.constantFrom('elda', 'inte', 'i', 'skog'), { maxLength: 8 })
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(words, words, words, words, (before, ahead, behind, other) => {
        expect(movedCaret(before.length, before, other)).toBeLessThanOrEqual(other.length);
        const text = `${ahead}###${behind}`;
        expect(movedCaret(ahead.length + 1, text, `${other}${text}`)).toBe(other.length + ahead.length + 1);
        expect(movedCaret(ahead.length + 1, text, `${text}${other}`)).toBe(ahead.length + 1);
      }),
    );
  });
});
