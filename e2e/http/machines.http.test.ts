import { describe, expect, it } from 'vitest';
import { ROUTES } from '../pages/routes.ts';
import { ORIGIN, read } from './site.ts';

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

/** The address of something on this site, without the site. */
function pathOf(address: string): string {
  expect(address).toMatch(new RegExp(`^(?:${ORIGIN})?/`));
  return address.replace(ORIGIN, '');
}

describe('the head of', () => {
  it.each(ROUTES.filter(({ path }) => isIndexed(path)))(
    '$path tells its address, its picture and the feeds',
    async ({ path }) => {
      const { text: html } = await read(path);
      const tags = tagsIn(html);
      const [, canonical] = /<link rel="canonical" href="([^"]+)">/.exec(html) ?? [];
      expect(canonical).toMatch(new RegExp(`^${ORIGIN}/`));
      expect(tags.get('og:url')).toBe(canonical);
      expect(tags.get('og:title')).not.toBe('');
      expect(tags.get('og:image:alt')).not.toBe('');
      expect(tags.get('twitter:card')).toBe('summary_large_image');
      expect(html.match(/<meta name="theme-color" media=/g)).toHaveLength(2);
      const picture = await read(pathOf(tags.get('og:image') ?? ''));
      expect(picture.status).toBe(200);
      expect(picture.headers['content-type']).toMatch(/^image\//);
      const feeds = html.matchAll(/<link rel="alternate" type="application\/atom\+xml"[^>]*href="([^"]+)">/g);
      expect([...feeds]).toHaveLength(3);
    },
  );
});

it('the feeds that pages tell of are there', async () => {
  const { text: html } = await read('/');
  const feeds = [...html.matchAll(/<link rel="alternate"[^>]*href="([^"]+)">/g)];
  expect(feeds).not.toEqual([]);
  for (const [, address = ''] of feeds) {
    expect((await read(pathOf(address))).headers['content-type']).toContain('application/atom+xml');
  }
});

it.each([
  ['/', ['WebSite', 'GovernmentOrganization']],
  [NEWS, ['NewsArticle', 'BreadcrumbList']],
  [CRISIS, ['SpecialAnnouncement', 'BreadcrumbList']],
  ['/kontakt/kontakta-oss', ['GovernmentOrganization', 'BreadcrumbList']],
  ['/sida/brandvarnare', ['BreadcrumbList']],
])('%s says to machines that it is %j', async (path, types) => {
  const things = thingsIn((await read(path)).text);
  expect(things.map((thing) => thing['@type'])).toEqual(types);
});

it('news is shared as an article with its times', async () => {
  const tags = tagsIn((await read(NEWS)).text);
  expect(tags.get('og:type')).toBe('article');
  expect(tags.get('article:published_time')).toMatch(/^\d{4}-.*Z$/);
});

it('a vacancy stands below the page about jobs, for readers and for machines', async () => {
  const { text: html } = await read('/nyhet/vi-soker-brandinspektor');
  const [trail = ''] = /<nav aria-label="Länkstig">.*?<\/nav>/s.exec(html) ?? [];
  expect([...trail.matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, path, title]) => [path, title])).toEqual([
    ['/', 'Start'],
    ['/sida/arbeta-hos-oss', 'Arbeta hos oss'],
  ]);
  const list = thingsIn(html).find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(JSON.stringify(list)).toContain(`${ORIGIN}/sida/arbeta-hos-oss`);
  expect(JSON.stringify(list)).not.toContain('/nyheter');
});
