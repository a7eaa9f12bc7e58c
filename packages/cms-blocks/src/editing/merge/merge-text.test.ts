import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergePlainText, mergeText } from './merge-text.ts';

const BASE =
  '<p>Ring 112 om det brinner. Gå ut och stäng dörren efter dig.</p><p>Vänta på oss vid vägen.</p>';
const merged = (mine: string, theirs: string, base = BASE) => mergeText('rich-text', { base, mine, theirs });
const changed = (from: string, to: string, text = BASE) => text.replace(from, to);

describe('a text that two people have changed', () => {
  it('has the words of both where they wrote in different paragraphs', () => {
    const mine = changed('stäng dörren', 'stäng alla dörrar');
    const theirs = changed('vid vägen', 'vid infarten');
    expect(merged(mine, theirs)).toBe(changed('vid vägen', 'vid infarten', mine));
  });

  it('has the words of both where some that neither touched stand between', () => {
    const mine = changed('Ring 112', 'Ring alltid 112');
    const theirs = changed('dörren efter dig', 'dörrarna efter dig');
    expect(merged(mine, theirs)).toBe(changed('dörren efter dig', 'dörrarna efter dig', mine));
  });

  it('has a paragraph that one has added and the words that the other has changed', () => {
    const mine = `${BASE}<p>Ta med grannen.</p>`;
    const theirs = changed('112', '<strong>112</strong>');
    expect(merged(mine, theirs)).toBe(`${theirs}<p>Ta med grannen.</p>`);
  });

  it.each([
    ['the same word', ['dörren', 'porten'], ['dörren', 'fönstret']],
    ['words beside each other', ['stäng', 'lås'], ['dörren', 'porten']],
    [
      'a sentence that the other has taken away',
      ['Gå ut och stäng dörren efter dig.', ''],
      ['dörren', 'porten'],
    ],
    [
      'words that both have marked, each in their own way',
      ['Ring 112 om', '<em>Ring 112 om</em>'],
      ['om det brinner', '<strong>om det brinner</strong>'],
    ],
  ])('is asked about when they changed %s', (_, [from = '', to = ''], [otherFrom = '', otherTo = '']) => {
    const [mine, theirs] = [changed(from, to), changed(otherFrom, otherTo)];
    expect(merged(mine, theirs)).toBeNull();
    expect(merged(theirs, mine)).toBeNull();
  });

  it('is as both have it where they made the same of it', () => {
    const both = changed('vid vägen', 'vid infarten');
    expect(merged(changed('112', '1 1 2', both), both)).toBe(changed('112', '1 1 2', both));
  });

  it('is merged alike for both, well nested and without a word that neither wrote', () => {
    const word = fc.constantFrom('Ring', 'ut', 'och', 'stäng', '<strong>', '</strong>', '</p><p>', 'genast ');
    const edits = fc.array(fc.tuple(fc.nat(20), fc.nat(2), word), { maxLength: 3 });
    const edited = (list: readonly (readonly [number, number, string])[]) => {
      const words = BASE.split(' ');
      for (const [at, removed, added] of list) words.splice(at % words.length, removed, added);
      return words.join(' ');
    };
    let seen = 0;
    fc.assert(
      fc.property(edits, edits, (mineEdits, theirEdits) => {
        const [mine, theirs] = [edited(mineEdits), edited(theirEdits)];
        const result = merged(mine, theirs);
        expect(merged(theirs, mine)).toBe(result);
        if (result === null) return;
        seen += 1;
        const known = new Set(`${BASE} ${mine} ${theirs}`.split(/[\s<>]+/));
        expect(result.split(/[\s<>]+/).filter((part) => !known.has(part))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
    expect(seen).toBeGreaterThan(200);
  });
});

describe('a line of a table that two people have changed', () => {
  const cells = (mine: string, theirs: string, base = 'Ort|Dag|Tid') =>
    mergeText('cells', { base, mine, theirs });

  it('has the cells of both', () => {
    expect(cells('Kommun|Dag|Tid', 'Ort|Dag|Klockan')).toBe('Kommun|Dag|Klockan');
  });

  it('is asked about when both changed one cell, or one of them how many there are', () => {
    expect(cells('Kommun|Dag|Tid', 'By|Dag|Tid')).toBeNull();
    expect(cells('Ort|Dag', 'Ort|Dag|Klockan')).toBeNull();
  });
});

it('leaves addresses and other texts that are one thing to anyone who decides', () => {
  const texts = { base: 'a b c d e f', mine: 'x b c d e f', theirs: 'a b c d e y' };
  expect(mergeText('picture', texts)).toBeNull();
  expect(mergeText({ linkWithText: 'label' }, texts)).toBeNull();
});

describe('a title, a heading or another plain text that two people have changed', () => {
  const LEAD = 'Eldningsförbud gäller i hela länet från och med fredag klockan tolv.';
  const both = (mine: string, theirs: string, base = LEAD) => {
    const ofBlock = mergeText('text', { base, mine, theirs });
    expect(ofBlock).toBe(mergePlainText({ base, mine, theirs }));
    return ofBlock;
  };

  it('has the words of both where some that neither touched stand between', () => {
    const mine = changed('Eldningsförbud', 'Skärpt eldningsförbud', LEAD);
    const theirs = changed('fredag', 'lördag', LEAD);
    expect(both(mine, theirs)).toBe(
      'Skärpt eldningsförbud gäller i hela länet från och med lördag klockan tolv.',
    );
    expect(both(theirs, mine)).toBe(both(mine, theirs));
  });

  it('keeps signs that would be marks in a text of a page', () => {
    const base = 'Mer < än > tio & en halv meter från huset';
    expect(both(`Alltid ${base}`, `${base} eller ladan`, base)).toBe(`Alltid ${base} eller ladan`);
  });

  it.each([
    ['the same word', ['länet', 'kommunen'], ['länet', 'regionen']],
    ['words beside each other', ['fredag', 'lördag'], ['klockan tolv', 'klockan tretton']],
    ['words that the other has taken away', ['från och med fredag ', ''], ['fredag', 'lördag']],
  ])('is asked about when they changed %s', (_, [from = '', to = ''], [otherFrom = '', otherTo = '']) => {
    const [mine, theirs] = [changed(from, to, LEAD), changed(otherFrom, otherTo, LEAD)];
    expect(both(mine, theirs)).toBeNull();
    expect(both(theirs, mine)).toBeNull();
  });
});
