import { describe, expect, it } from 'vitest';
import type { PageMeta } from '../page-meta.ts';
import { openingHours } from './opening-hours.ts';
import { postalAddress } from './postal-address.ts';
import { structuredData, structuredDataTag } from './structured-data.ts';

const SITE = {
  origin: 'https://www.example.se',
  siteName: 'Räddningstjänsten Norrån',
  contact: {
    title: 'Växel',
    name: 'Räddningstjänsten Norrån',
    phone: '070-174 06 05',
    email: 'raddningstjansten@example.se',
    address: 'Brandgatan 2, 000 00 Norråmo',
    openingHours: 'Måndag–fredag kl. 8–16',
  },
};
const PAGE: PageMeta = { title: 'Rök i Åsbruk', description: 'Gå inomhus.', canonicalPath: '/nyhet/rok' };

/** The things that a page is said to be, by their type. */
function thingsOf(meta: PageMeta, site = SITE): Record<string, Record<string, unknown>> {
  const graph = structuredData(meta, site)?.['@graph'] ?? [];
  return Object.fromEntries(
    (graph as unknown as Record<string, unknown>[]).map((thing) => [thing['@type'], thing]),
  );
}

describe('what a page says to machines', () => {
  it('is on the start page the site, how it is searched, and the service with all ways to reach it', () => {
    const things = thingsOf({ ...PAGE, title: null, canonicalPath: '/', subject: { kind: 'service' } });
    expect(things.WebSite).toMatchObject({
      potentialAction: { target: { urlTemplate: 'https://www.example.se/sok/{search_term_string}' } },
    });
    expect(things.GovernmentOrganization).toMatchObject({
      name: 'Räddningstjänsten Norrån',
      telephone: '+46701740605',
      address: { streetAddress: 'Brandgatan 2', postalCode: '000 00', addressLocality: 'Norråmo' },
      contactPoint: { contactType: 'Växel', hoursAvailable: { opens: '08:00', closes: '16:00' } },
    });
  });

  it('is for news an article with a headline that is not cut by others, an author and a publisher', () => {
    const subject = {
      kind: 'news',
      published: '2026-11-20T12:20:00.000Z',
      updated: null,
      author: '',
    } as const;
    const { NewsArticle: article } = thingsOf({ ...PAGE, title: 'å'.repeat(200), subject });
    expect([...String(article?.headline)]).toHaveLength(110);
    expect(article).toMatchObject({
      datePublished: '2026-11-20T12:20:00.000Z',
      image: 'https://www.example.se/og/start.png',
      author: { name: 'Räddningstjänsten Norrån' },
      publisher: { '@type': 'GovernmentOrganization' },
    });
    expect(article).not.toHaveProperty('dateModified');
  });

  it('is for a crisis an announcement that ends when the crisis does', () => {
    const subject = {
      kind: 'alert',
      published: '2026-11-20T12:20:00.000Z',
      updated: '2026-11-20T13:00:00.000Z',
      ends: '2026-11-21T12:00:00.000Z',
    } as const;
    expect(thingsOf({ ...PAGE, subject }).SpecialAnnouncement).toMatchObject({
      name: 'Rök i Åsbruk',
      text: 'Gå inomhus.',
      datePosted: '2026-11-20T12:20:00.000Z',
      expires: '2026-11-21T12:00:00.000Z',
      url: 'https://www.example.se/nyhet/rok',
    });
  });

  it('is for a vacancy a job with the last minute of its last day, where it is and whose it is', () => {
    const subject = (changes: object = {}) =>
      ({
        kind: 'vacancy',
        published: '2026-10-19T07:00:00.000Z',
        vacancy: {
          lastDay: '2027-01-15',
          applyAt: 'jobb@example.se',
          form: 'on-call',
          place: 'Åsbruk',
          ...changes,
        },
      }) as const;
    expect(thingsOf({ ...PAGE, subject: subject() }).JobPosting).toMatchObject({
      title: 'Rök i Åsbruk',
      datePosted: '2026-10-19T07:00:00.000Z',
      validThrough: '2027-01-15T22:59:00.000Z',
      employmentType: 'PART_TIME',
      hiringOrganization: { name: 'Räddningstjänsten Norrån' },
      jobLocation: { address: { addressLocality: 'Åsbruk', addressCountry: 'SE' } },
      directApply: false,
    });
    const { JobPosting: open } = thingsOf({ ...PAGE, subject: subject({ lastDay: null, place: '' }) });
    expect(open).not.toHaveProperty('validThrough');
    expect(open).toMatchObject({ jobLocation: { address: { streetAddress: 'Brandgatan 2' } } });
  });

  it('is the way that the page shows, from the start page to the page itself', () => {
    const { BreadcrumbList: list } = thingsOf({ ...PAGE, trail: [{ title: 'Nyheter', path: '/nyheter' }] });
    expect(list?.itemListElement).toMatchObject([
      { position: 1, item: 'https://www.example.se/' },
      { position: 2, name: 'Nyheter', item: 'https://www.example.se/nyheter' },
      { position: 3, name: 'Rök i Åsbruk', item: 'https://www.example.se/nyhet/rok' },
    ]);
  });

  it('is nothing where the page is nobody’s to find, or has no word for itself', () => {
    expect(structuredData({ ...PAGE, trail: [], isIndexed: false }, SITE)).toBeNull();
    expect(structuredDataTag(PAGE, SITE)).toBe('');
  });

  it('cannot end its own element', () => {
    const tag = structuredDataTag({ ...PAGE, title: '</script><script>alert(1)</script>', trail: [] }, SITE);
    expect(tag.match(/<\/script/g)).toHaveLength(1);
    expect(tag.match(/<script/g)).toHaveLength(1);
  });
});

describe('what an editor has written freely', () => {
  it.each([
    ['Måndag–fredag kl. 8–16', 5, '08:00', '16:00'],
    ['Vardagar 08.00-16.30', 5, '08:00', '16:30'],
    ['lördagar kl 10–14', 1, '10:00', '14:00'],
  ])('opening hours are read where they are plain: %s', (text, days, opens, closes) => {
    const hours = openingHours(text);
    expect(hours).toMatchObject({ opens, closes });
    expect(hours).toHaveProperty('dayOfWeek.length', days);
  });

  it.each([
    '',
    'Dygnet runt',
    'Måndag–fredag kl. 8–12 och 13–16',
    'Fredag–måndag kl. 8–16',
    'Ring först 8–16',
  ])('opening hours are left out where they say anything else: %j', (text) => {
    expect(openingHours(text)).toBeNull();
  });

  it('an address that has no postal code stays whole', () => {
    expect(postalAddress('Brandstationen i Norråmo')).toMatchObject({
      streetAddress: 'Brandstationen i Norråmo',
    });
  });
});
