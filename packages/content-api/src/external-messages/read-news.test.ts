import { expect, it } from 'vitest';
import { readNews } from './read-news.ts';

const item = (given: object = {}) => ({
  Identifier: 'n1',
  IsTest: false,
  Headline: 'Isgata &amp; bl&ouml;tsn&ouml;',
  BodyText: '<p>Kör <strong>försiktigt</strong>.</p><p>Håll avstånd.</p><script>alert(1)</script>',
  Published: '2026-11-22T09:00:00+01:00',
  Updated: '2026-11-22T09:30:00+01:00',
  Area: [{ Type: 'County', Description: 'Västerbottens län', GeometryInformation: null }],
  Links: [],
  Web: 'https://www.krisinformation.se/nyheter/2026/isgata',
  ...given,
});
const read = (...items: unknown[]) => readNews(JSON.stringify(items), '2480');

it('news are read as plain words, a paragraph a line, without scripts', () => {
  expect(read(item())).toEqual([
    {
      identifier: 'n1',
      isUpdated: true,
      text: {
        title: 'Isgata & blötsnö',
        description: 'Kör försiktigt.\nHåll avstånd.',
        areas: ['Västerbottens län'],
        language: 'sv',
        web: 'https://www.krisinformation.se/nyheter/2026/isgata',
        sentMs: Date.parse('2026-11-22T08:30:00Z'),
        expiresMs: Date.parse('2026-11-29T08:30:00Z'),
      },
    },
  ]);
});

it('fields are known however their names are spelled, and an older kind by its other identifier', () => {
  const renamed = Object.fromEntries(
    Object.entries(item()).map(([name, value]) => [name.toUpperCase(), value]),
  );
  expect(read(renamed)).toEqual(read(item()));
  const { Identifier: _, ...rest } = item();
  expect(read({ ...rest, ContentId: 17 })[0]?.identifier).toBe('17');
});

it('the preamble is the text where there is one', () => {
  expect(read(item({ Preamble: '<p>Kort.</p>' }))[0]?.text.description).toBe('Kort.');
});

it.each([
  ['our county', [{ Type: 'County', Description: ' västerbottens LÄN' }], 1],
  ['all of Sweden', [{ Type: 'Country', Description: 'Sverige' }], 1],
  ['another county', [{ Type: 'County', Description: 'Norrbottens län' }], 0],
  ['nobody says where', [], 0],
  ['nothing', null, 0],
])('news for %s are shown or not', (_, Area, shown) => {
  expect(read(item({ Area }))).toHaveLength(shown);
});

it('what may be a test is never shown', () => {
  expect([true, 'true', 1, 'false'].flatMap((IsTest) => read(item({ IsTest })))).toEqual([]);
});

it('one that cannot be read leaves the others as they are, and an answer that is no list is none', () => {
  const broken = [
    null,
    7,
    'x',
    {},
    item({ Headline: null }),
    item({ Published: 1, Updated: 'x' }),
    item({ Identifier: {} }),
  ];
  expect(read(...broken, item({ Identifier: 'n9' })).map(({ identifier }) => identifier)).toEqual(['n9']);
  for (const text of ['<html>', '{}', 'null', '[{']) expect(() => readNews(text, '2480')).toThrow();
});

it('a link that leads to somebody else leads to their front page', () => {
  for (const Web of ['javascript:alert(1)', 'http://www.krisinformation.se/', 'https://example.se', null]) {
    expect(read(item({ Web }))[0]?.text.web).toBe('https://www.krisinformation.se/');
  }
});
