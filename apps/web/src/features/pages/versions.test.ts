import { expect, it } from 'vitest';
import { htmlOf } from '../../rendered.fixtures.ts';

const SWEDISH = { id: 1, type: 'page', title: 'Brandvarnare', slug: 'brandvarnare', parentId: 0 };
const ARABIC = {
  ...{
    id: 2,
    type: 'page',
    title: 'أجهزة إنذار الدخان',
    slug: 'smoke-alarms-ar',
    excerpt: 'اقرأ',
    parentId: 0,
  },
  ...{ language: 'ar', translationOfId: 1, content: [] },
};
const FILM = { ...ARABIC, id: 3, slug: 'film', title: 'Film', language: 'swl' };

/** An API of one page with its versions, that does not know the filter by page and answers with all. */
const transport = async (address: string) => {
  const { pathname } = new URL(address, 'https://api.example.se');
  const all = [SWEDISH, ARABIC, FILM];
  const one = all.find(({ slug }) => pathname.endsWith(`/post/${slug}`));
  return new Response(JSON.stringify(one ?? (pathname.endsWith('/post') ? all : [])));
};

it('a text that runs from right to left says so, and what is around it stays Swedish', async () => {
  const html = await htmlOf('/sida/smoke-alarms-ar', { transport });
  expect(html).toContain('<html lang="sv">');
  expect(html).toContain(`<div lang="ar" dir="rtl"><h1>${ARABIC.title}</h1>`);
  expect(html).toContain('<meta property="og:locale" content="ar_AR">');
  expect(html).toContain('"inLanguage":"ar"');
  expect(html).toMatch(/<a lang="ar" dir="rtl" hrefLang="ar" aria-current="page"[^>]*>العربية<\/a>/);
});

it('a film in sign language is shown beside Swedish words', async () => {
  const html = await htmlOf('/sida/film', { transport });
  expect(html).toContain('<div><h1>Film</h1>');
  expect(html).toContain('hreflang="swl" href="https://www.example.se/sida/film"');
});

it('a version is reached from its page, not from the menu', async () => {
  const html = await htmlOf('/sida/brandvarnare', { transport });
  expect(html.match(/href="\/sida\/smoke-alarms-ar"/g)).toHaveLength(1);
  expect(html).toContain('hreflang="x-default" href="https://www.example.se/sida/brandvarnare"');
});
