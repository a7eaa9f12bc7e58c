import { expect, it } from 'vitest';
import { receiptsCsv } from './receipts-csv.ts';

const person = (displayName: string, acknowledgedDate: string | null = null, groups: string[] = []) => ({
  userId: 1,
  displayName,
  groups,
  acknowledgedDate,
});

it('writes one line each, with semicolons, after a byte order mark', () => {
  const people = [
    person('Åsa Öberg', '2026-11-20T13:05:00Z', ['Station Åsbruk', 'Ledning']),
    person('Bo Ek'),
  ];
  expect(receiptsCsv({ people })).toBe(
    '\uFEFFNamn;Grupp;Kvitterat;Tidpunkt\r\nÅsa Öberg;Station Åsbruk, Ledning;Ja;20 november 2026 kl\u00A014.05\r\nBo Ek;;Nej;\r\n',
  );
});

it.each(['=1+1', '+46', '-2', '@SUM(A1)', '\tx'])('lets no spreadsheet calculate %j', (name) => {
  expect(receiptsCsv({ people: [person(name)] })).toContain(`\n'${name};`);
});

it('keeps quotation marks, semicolons and line breaks within their cell', () => {
  expect(receiptsCsv({ people: [person('Bo "Bosse"; Ek\nx')] })).toContain('"Bo ""Bosse""; Ek\nx";');
});
