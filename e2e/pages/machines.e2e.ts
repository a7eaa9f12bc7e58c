import { expect, test } from '@playwright/test';
import { ROUTES } from './routes.ts';

const NEWS = '/nyhet/sa-minskar-du-brandrisken-i-advent';
const CRISIS = '/krisinformation/rok-fran-industribrand-i-asbruk';

/** Pages for those who are here already, or that there are as many of as there are words. */
const isIndexed = (path: string) => !/^\/(?:sok\/|maintenance|login)/.test(path);

/** The value of each tag in the head that has one of these attributes, by its name. */
function tagsIn(html: string): Map<string, string> {
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)"[^>]*content="([^"]*)"/g);
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]));
}

function thingsIn(html: string): { '@type': string }[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? [] : JSON.parse(json)['@graph'];
}

test.describe('the head of', () => {
  for (const { path } of ROUTES.filter((route) => isIndexed(route.path))) {
    test(`${path} tells its address, its picture and the feeds`, async ({ request, baseURL }) => {
      const html = await (await request.get(path)).text();
      const tags = tagsIn(html);
      const [, canonical] = /<link rel="canonical" href="([^"]+)">/.exec(html) ?? [];
      expect(canonical).toMatch(new RegExp(`^${baseURL}/`));
      expect(tags.get('og:url')).toBe(canonical);
      expect(tags.get('og:title')).not.toBe('');
      expect(tags.get('og:image:alt')).not.toBe('');
      expect(tags.get('twitter:card')).toBe('summary_large_image');
      expect(html.match(/<meta name="theme-color" media=/g)).toHaveLength(2);
      const picture = await request.get(tags.get('og:image') ?? '');
      expect(picture.status()).toBe(200);
      expect(picture.headers()['content-type']).toMatch(/^image\//);
      const feeds = [
        ...html.matchAll(/<link rel="alternate" type="application\/atom\+xml"[^>]*href="([^"]+)">/g),
      ];
      expect(feeds).toHaveLength(3);
    });
  }
});

test('the feeds that pages tell of are there', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const [, path = ''] of html.matchAll(/<link rel="alternate"[^>]*href="([^"]+)">/g)) {
    expect((await request.get(path)).headers()['content-type']).toContain('application/atom+xml');
  }
});

for (const [path, ...types] of [
  ['/', 'WebSite', 'GovernmentOrganization'],
  [NEWS, 'NewsArticle', 'BreadcrumbList'],
  [CRISIS, 'SpecialAnnouncement', 'BreadcrumbList'],
  ['/kontakt/kontakta-oss', 'GovernmentOrganization', 'BreadcrumbList'],
  ['/sida/brandvarnare', 'BreadcrumbList'],
] as const) {
  test(`${path} says to machines that it is ${types.join(' and ')}`, async ({ request }) => {
    const things = thingsIn(await (await request.get(path)).text());
    expect(things.map((thing) => thing['@type'])).toEqual(types);
  });
}

test('news is shared as an article with its times', async ({ request }) => {
  const tags = tagsIn(await (await request.get(NEWS)).text());
  expect(tags.get('og:type')).toBe('article');
  expect(tags.get('article:published_time')).toMatch(/^\d{4}-.*Z$/);
});

test('what machines read is nothing that a browser complains of', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of ['/', NEWS, CRISIS]) {
    await page.goto(path);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  }
  expect(complaints).toEqual([]);
});
