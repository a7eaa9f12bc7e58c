import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeUrl } from '../address/safe-url.ts';
import { contactLinks } from './contact-links.ts';

function linksOf(text: string, before?: string): string[] {
  return contactLinks(text, before).flatMap(({ text, href }) => (href === null ? [] : [`${text} → ${href}`]));
}

describe('contactLinks', () => {
  it.each([
    ['Växel 070-174 06 05, vardagar kl. 8–16', '070-174 06 05 → tel:+46701740605'],
    ['08-12 34 56.', '08-12 34 56 → tel:+468123456'],
    ['(0650-123 45)', '0650-123 45 → tel:+4665012345'],
    ['tel:070 174 06 05', null],
    ['mobil 0701740605', '0701740605 → tel:+46701740605'],
    ['+46 (0)70-174 06 05', '+46 (0)70-174 06 05 → tel:+46701740605'],
    ['+46 70 174 06 05', '+46 70 174 06 05 → tel:+46701740605'],
    ['020\u201112\u00a034\u00a056', '020\u201112\u00a034\u00a056 → tel:+4620123456'],
    ['Fråga 113 13 eller 114 14.', '113 13 → tel:11313', '114 14 → tel:11414'],
    ['Ring 112 om elden sprider sig', '112 → tel:112'],
    ['Ring alltid 112.', '112 → tel:112'],
    ['In an emergency call 112.', '112 → tel:112'],
    ['Ring 1177 för råd', '1177 → tel:1177'],
    [
      'Skriv till raddningstjansten@example.se.',
      'raddningstjansten@example.se → mailto:raddningstjansten@example.se',
    ],
    ['Läs mer på krisinformation.se, eller', 'krisinformation.se → https://krisinformation.se'],
    ['www.example.se/brand?a=1', 'www.example.se/brand?a=1 → https://www.example.se/brand?a=1'],
    ['(https://example.se/a_(b)).', 'https://example.se/a_(b) → https://example.se/a_(b)'],
  ])('finds in %s', (text, ...links) => {
    expect(linksOf(text)).toEqual(links.filter((link) => link !== null));
  });

  it.each([
    'Organisationsnummer 212000-1234',
    '020101-1234',
    '000000-0000',
    'Sedan 1177 har det brunnit',
    '112 insatser under året',
    'Vi ryckte ut 112 gånger',
    'Sveavägen 1, 113 13 Stockholm',
    '114 14 STOCKHOLM',
    'Brandgatan 2, 000 00 Norråmo',
    'kl. 08-12, 13-16.30',
    '08.00–16.30',
    '2026-08-14',
    'den 07-08 2026',
    '1 112 kronor',
    '112,50 kr',
    '070-174',
    'dnr 2026-0123-45678',
    'hem.Se över din brandvarnare',
    'rapport.pdf',
    'a@b',
    'javascript:alert(1)',
    'https://user:secret@example.se/',
  ])('leaves %s as it is', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  it('calls 112 where the words before, or the heading of the column, say so', () => {
    expect(linksOf('112', 'Ring ')).toEqual(['112 → tel:112']);
    expect(linksOf('112', 'Nummer ')).toEqual(['112 → tel:112']);
    expect(linksOf('112', 'Antal larm ')).toEqual([]);
  });

  it('writes to a number after “sms till”, so that nobody who cannot speak is put through to a call', () => {
    expect(linksOf('Skicka ett sms till 112.')).toEqual(['112 → sms:112']);
    expect(linksOf('Sms:a till 070-174 06 05 eller ring 112.')).toEqual([
      '070-174 06 05 → sms:+46701740605',
      '112 → tel:112',
    ]);
  });

  const word = fc.constantFrom(
    'sms till',
    'Ring',
    '112',
    '113 13',
    '070-174 06 05',
    'a@example.se',
    'www.example.se',
    '2026',
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc
      .array(fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 8 })
      .map((w) => w.join(' ')),
  );

  it('keeps every text whole, and links only to what may be followed', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, before) => {
        const parts = contactLinks(text, before);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { text: words, href } of parts) {
          expect(words).not.toBe('');
          if (href === null) continue;
          expect(safeUrl(href, 'link')).toBe(href);
          if (href.startsWith('tel:')) expect(href).toMatch(/^tel:(?:\+46\d{7,9}|112|1177|11313|11414)$/);
        }
      }),
    );
  });

  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((d) => d.join(''));
  const phone = fc
    .tuple(
      fc.constantFrom('08', '010', '020', '031', '070', '0240', '0650', '0771'),
      digits(6),
      fc.constantFrom('-', '\u2011'),
    )
    .map(
      ([area, rest, hyphen]) => `${area}${hyphen}${rest.slice(0, 2)} ${rest.slice(2, 4)} ${rest.slice(4)}`,
    );

  it('finds every number that is written as numbers are, whole, wherever it stands', () => {
    fc.assert(
      fc.property(phone, fc.constantFrom('', '.', ',', ')', ' eller'), (number, after) => {
        expect(linksOf(`Ring oss: ${number}${after}`)).toEqual([
          `${number} → tel:+46${number.slice(1).replace(/\D/g, '')}`,
        ]);
      }),
    );
  });

  const notToCall = fc.oneof(
    digits(10).map((d) => `${d.slice(0, 6)}-${d.slice(6)}`),
    fc
      .tuple(fc.integer({ min: 1000, max: 2100 }), fc.integer({ min: 10, max: 12 }))
      .map(([y, m]) => `${y}-${m}-28`),
    digits(5).map((d) => `${d.slice(0, 3)} ${d.slice(3)} Norråmo`),
    fc.integer({ min: 0, max: 9_999_999 }).map((n) => `${n.toLocaleString('sv-SE')} kr`),
    fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 10, max: 59 }))
      .map(([h, m]) => `kl. ${h}.${m}–${h}.${m}`),
  );

  it('takes no organisation number, date, postcode, sum or time for a telephone', () => {
    fc.assert(
      fc.property(notToCall, (text) => {
        expect(linksOf(text)).toEqual([]);
      }),
    );
  });

  it('reads a long hostile text at once', () => {
    const start = performance.now();
    for (const text of ['0'.repeat(50_000), '07-12 '.repeat(9000), 'a.'.repeat(30_000), 'a@'.repeat(30_000)])
      contactLinks(text);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
