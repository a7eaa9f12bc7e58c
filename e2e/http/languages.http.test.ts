import { describe, expect, it } from 'vitest';
import { htmlProblems } from '../pages/html-problems.ts';
import { ORIGIN, read, signedIn } from './site.ts';

const SWEDISH = '/sida/brandvarnare';
const EASY = '/sida/brandvarnare-lattlast';
const ENGLISH = '/sida/smoke-alarms';

/** The page in its languages, as its head tells. */
function alternatesIn(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g);
  return Object.fromEntries(
    [...links].map(([, language, href = '']) => [language, href.replace(ORIGIN, '')]),
  );
}

/** The links of the page's language menu. */
function menuIn(html: string): string[] {
  const [menu = ''] = /<nav aria-label="Läs på andra språk".*?<\/nav>/s.exec(html) ?? [];
  return [...menu.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, path = '']) => path);
}

describe('a page with versions in other languages', () => {
  it.each([SWEDISH, EASY, ENGLISH])('%s tells of all of them, in its head and in its menu', async (path) => {
    const { status, text: html } = await read(path);
    expect(status).toBe(200);
    expect(alternatesIn(html)).toEqual({
      ...{ sv: SWEDISH, 'x-default': SWEDISH, 'sv-x-easy': EASY, en: ENGLISH },
    });
    expect(menuIn(html)).toEqual([SWEDISH, EASY, ENGLISH]);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
    expect(await htmlProblems(html)).toEqual([]);
  });

  it('says which language its text is in, and the document is Swedish', async () => {
    const { text: html } = await read(ENGLISH);
    expect(html).toContain('<html lang="sv">');
    expect(html).toMatch(/<div lang="en"><h1>Smoke alarms<\/h1>/);
    expect(html).toContain('"inLanguage":"en"');
    expect((await read(SWEDISH)).text).toMatch(/<div><h1>Brand\u00ad?varnare<\/h1>/);
  });

  it('is in the sitemap with its versions, which no menu and no list of pages has', async () => {
    const { text: sitemap } = await read('/sitemap.xml');
    const [entry = ''] = new RegExp(`<url><loc>${ORIGIN}${ENGLISH}</loc>.*?</url>`).exec(sitemap) ?? [];
    expect(entry).toContain(`hreflang="sv-x-easy" href="${ORIGIN}${EASY}"`);
    for (const language of ['en', 'sv-x-easy'])
      expect(sitemap).toContain(`<loc>${ORIGIN}/overblick?sprak=${language}</loc>`);
    for (const path of ['/', '/overblick', '/overblick/brandsakerhet-hemma', '/sida/slacka-brand']) {
      expect((await read(path)).text).not.toContain('smoke-alarms');
    }
  });

  it('tells visitors nothing of a version that is not published', async () => {
    const editor = await signedIn(ORIGIN, 'cecpro01');
    const draft = {
      ...{
        type: 'page',
        title: 'إنذار الحريق',
        slug: 'arabic-draft',
        excerpt: 'نص',
        status: 'draft',
        parentId: 0,
      },
      ...{ nodeIds: [1], content: [], language: 'ar', translationOfId: 111 },
    };
    const { status, body } = await editor.post('/rubicore/core/v1/post').send(draft);
    expect([status, body.language, body.status]).toEqual([201, 'ar', 'draft']);
    const { text: html } = await read(SWEDISH);
    expect(Object.keys(alternatesIn(html))).not.toContain('ar');
    expect(html).not.toContain('arabic-draft');
    expect((await read('/sida/arabic-draft')).status).toBe(404);
  });
});

describe('what there is in another language', () => {
  it.each(['/', SWEDISH, ENGLISH, '/krisinformation'])(
    'is one link away from %s: in the bar on top, the menu and the footer',
    async (path) => {
      const { text: html } = await read(path);
      for (const language of ['en', 'sv-x-easy'])
        expect(html.split(`<a lang="${language}" href="/overblick?sprak=${language}"`)).toHaveLength(4);
    },
  );

  it('stands together in that language: crises that are on now, and pages', async () => {
    const { status, text: html } = await read('/overblick?sprak=en');
    expect(status).toBe(200);
    expect(html).toMatch(/<div lang="en"><h1>English<\/h1>/);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/overblick?sprak=en">`);
    const [, main = ''] = html.split('<main');
    const [list = ''] = main.split('</main>');
    for (const path of ['/sida/fire-bans', '/sida/contact-us', ENGLISH]) expect(list).toContain(`"${path}"`);
    expect(list).toContain('"/krisinformation/rok-fran-industribrand-i-asbruk#lang-en"');
    expect(list).not.toContain(EASY);
  });

  it.each(['fi', 'xx', ''])('is not there in a language that nothing is written in: %j', async (language) => {
    expect((await read(`/overblick?sprak=${language}`)).status).toBe(404);
  });
});

describe('what stands around a text in English', () => {
  it('is in English where it is within the article, and said to be', async () => {
    const { text: html } = await read(ENGLISH);
    expect(html).toContain('<meta property="og:locale" content="en_GB">');
    const [, end = ''] = /<div lang="en" class="[^"]*">(.*?)<\/article>/s.exec(html) ?? [];
    expect(end).toContain('Updated 12 October 2026');
    for (const words of ['Did this page help you?', 'Share', 'E-mail the link', 'Print'])
      expect(end).toContain(words);
    expect(end).not.toMatch(/Hjälpte|Dela|Skriv ut|Uppdaterad/);
  });

  it('is in English on top of the page and at its end, as far as a reader needs it', async () => {
    for (const path of [ENGLISH, '/sida/contact-us', '/overblick?sprak=en']) {
      const { text: html } = await read(path);
      const [top = ''] = html.split('</header>');
      const [footer = ''] = /<footer.*?<\/footer>/s.exec(html) ?? [];
      expect(top).toMatch(/<a [^>]*lang="en"[^>]*>Skip to content<\/a>/);
      expect(top).toMatch(/<a href="tel:112" lang="en".*?Emergency\? Call 112/);
      for (const words of ['Search', 'Menu', 'Contact', 'Read what to do'])
        expect(top).toContain(`>${words}<`);
      expect(footer).toMatch(/lang="en"[^>]*><h2>Important numbers<\/h2>/);
      expect(footer).toContain('Emergency – danger to life, property or the environment');
      expect(top + footer).not.toMatch(/[>"]Nödläge|Hoppa till|>Sök<|>Meny<|Läs vad|Viktiga|Till toppen/);
      expect(await htmlProblems(html)).toEqual([]);
    }
  });

  it('leads to the page in that language that tells how to reach us', async () => {
    const { text: html } = await read(ENGLISH);
    for (const words of ['Contact', 'All ways to reach us'])
      expect(html).toMatch(new RegExp(`<a [^>]*href="/sida/contact-us"[^>]*>${words}</a>`));
    expect((await read(SWEDISH)).text).not.toContain('/sida/contact-us');
  });

  it('and so does the answer to whether one may make a fire', async () => {
    const { text: html } = await read('/sok/fire%20ban');
    expect(html).toMatch(/<a [^>]*href="\/sida\/fire-bans"[^>]*>See what applies/);
    expect((await read('/sok/eldningsf%C3%B6rbud')).text).toMatch(/<a [^>]*href="\/sida\/eldningsforbud"/);
  });

  it('says in English how severe an alert is that is told in Swedish alone', async () => {
    const { text: html } = await read(ENGLISH);
    expect(html).toContain('<b lang="en">Severe</b>');
    expect(html).not.toContain('Allvarligt');
    expect((await read(SWEDISH)).text).toContain('<b lang="sv">Allvarligt</b>');
  });

  it('is Swedish elsewhere', async () => {
    for (const path of [SWEDISH, EASY]) {
      const { text: html } = await read(path);
      expect(html).toContain('<meta property="og:locale" content="sv_SE">');
      for (const words of ['Hjälpte sidan dig?', 'Dela', 'Uppdaterad', 'Nödläge? Ring 112', '>Meny<'])
        expect(html).toContain(words);
      expect(html).not.toContain('Call 112');
      expect(html).not.toContain('Did this page help you?');
    }
  });
});
