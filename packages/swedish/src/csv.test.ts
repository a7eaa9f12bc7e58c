import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

/** The lines after the mark, without the last, empty one. */
const linesOf = (csv: string) => csv.slice(1).split('\r\n').slice(0, -1);

it('begins with a byte order mark and ends each line as RFC 4180 says', () => {
  expect(toCsv(['Namn', 'Antal'], [['Åsa Öberg', 3]])).toBe('\uFEFFNamn;Antal\r\nÅsa Öberg;3\r\n');
});

it('quotes what would end a cell or a line, and doubles quotes', () => {
  expect(toCsv(['a'], [['ett;två'], ['hon sa "hej"'], ['rad\nrad'], [' kant ']])).toBe(
    '\uFEFFa\r\n"ett;två"\r\n"hon sa ""hej"""\r\n"rad\nrad"\r\n" kant "\r\n',
  );
});

it.each(['=1+1', '+46 70', '-2', '@SUM(A1)', '\t=1', '  =cmd', '\r=1', '＝1'])(
  'keeps %j from being run as a formula',
  (text) => {
    const cell = toCsv(['a'], [[text]]).slice('\uFEFFa\r\n'.length);
    expect(cell).toMatch(/^"?'/);
    expect(cell).toContain(text);
  },
);

it('leaves ordinary texts, numbers and empty cells as they are', () => {
  expect(
    linesOf(
      toCsv(
        ['a', 'b', 'c'],
        [
          ['brand-varnare', -4, null],
          ['a=b', 1.5, ''],
        ],
      ),
    ),
  ).toEqual(['a;b;c', 'brand-varnare;-4;', 'a=b;1,5;']);
});
