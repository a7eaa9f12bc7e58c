import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFromOldPages, redirectMap } from './content-from-old-pages.ts';
import { SITE, WORDPRESS } from './old-sites.fixtures.ts';
import { readPeople } from './read-people.ts';
import { readSite } from './read-site.ts';
import { readWordPress } from './read-wordpress.ts';

const nothingTaken = () => false;

describe('an export of WordPress', () => {
  it('becomes drafts in the same order below each other, with links led to the new addresses', () => {
    const { content, moves } = contentFromOldPages(readWordPress(WORDPRESS), nothingTaken);
    expect(
      content.posts.map(({ type, status, slug, parent, title }) => [type, status, slug, parent, title]),
    ).toEqual([
      ['page', 'draft', 'brandskydd', null, 'Brandskydd'],
      ['page', 'draft', 'brandvarnare', 'brandskydd', 'Brandvarnare'],
      ['news', 'draft', 'skogsbrand', null, 'Skogsbrand i Exempel'],
    ]);
    const [page, , news] = content.posts;
    expect(page?.excerpt).toBe('Så skyddar du dig');
    expect(page?.content.map(({ type, props }) => [type, props.html ?? props.text])).toEqual([
      [
        'html',
        '<p>Läs om <a href="/sida/brandvarnare">brandvarnare</a> och <a href="/kontakt">kontakta oss</a>.</p>',
      ],
      ['heading', 'Hemma'],
    ]);
    expect(news?.authoredDate).toBe('2024-05-01T10:00:00.000Z');
    expect(news?.content.map(({ props }) => props.html)).toEqual([
      '<p>Elden är släckt.</p><p>Tack till alla som hjälpte till.</p>',
    ]);
    expect(moves[0]).toMatchObject({
      from: 'https://www.example.se/brandskydd/',
      to: '/sida/brandskydd',
      notes: [expect.stringMatching(/[Bb]ild/)],
    });
  });

  it('is read once where a page is listed by several of its addresses, and its title as people read it', () => {
    const pages = readWordPress(WORDPRESS.replace('[Brandvarnare]', '[Brand &amp; <em>varnare</em>]'));
    const twice = pages.map((page) => ({
      ...page,
      address: page.address.replace('www.', '').replace(/\/$/, ''),
    }));
    const { content, moves } = contentFromOldPages([...pages, ...twice], nothingTaken);
    expect(content.posts.map(({ slug }) => slug)).toEqual(['brandskydd', 'brandvarnare', 'skogsbrand']);
    expect(content.posts[1]?.title).toBe('Brand & varnare');
    expect(moves).toHaveLength(3);
  });

  it('takes no address from the service: lists of news, alerts and searches stay where they are', () => {
    const [page] = readWordPress(WORDPRESS);
    if (page === undefined) throw new Error('The export has no page.');
    const old = ['nyheter/', 'Krisinformation', 'e-tjanster', 'overblick/', 'sok/eld', 'nyheter/2019'].map(
      (path) => ({
        ...page,
        address: `https://www.example.se/${path}`,
        title: path,
      }),
    );
    const linking = { ...page, html: '<p><a href="/Nyheter/#senaste">Nyheter</a></p>' };
    const { content, moves } = contentFromOldPages([...old, linking], nothingTaken);
    expect(content.posts.map(({ slug }) => slug)).toEqual(['2019', 'brandskydd']);
    expect(moves.slice(0, 5).map(({ to, notes }) => [to, notes.length])).toEqual([
      ['/nyheter', 1],
      ['/krisinformation', 1],
      ['/e-tjanster', 1],
      ['/overblick', 1],
      ['/sok/eld', 1],
    ]);
    expect(content.posts.at(-1)?.content[0]?.props.html).toBe(
      '<p><a href="/nyheter#senaste">Nyheter</a></p>',
    );
    const froms = redirectMap(moves)
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect(froms).toEqual(['"/nyheter/2019"', '"/nyheter/2019/"', '"/brandskydd"', '"/brandskydd/"', '']);
  });

  it('leaves alone what the service has already', () => {
    const { content, moves } = contentFromOldPages(readWordPress(WORDPRESS), (slug) => slug === 'brandskydd');
    expect(content.posts.map(({ slug }) => slug)).toEqual(['brandvarnare', 'skogsbrand']);
    expect(moves[0]?.notes).toEqual(['Fanns redan och lämnades som den var.']);
  });

  it.each([
    ['', /cannot|can be read|empty/],
    ['<rss><channel>', /XML/],
    ['<html><body/></html>', /no export of WordPress/],
  ])('is refused in words when it is %j', (text, reason) => {
    expect(() => readWordPress(text)).toThrow(reason);
  });
});

describe('a site with a sitemap', () => {
  let origin = '';
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/flyttad') {
      const elsewhere = origin.replace('127.0.0.1', 'localhost');
      return void response.writeHead(301, { location: `${elsewhere}/eldning.html` }).end();
    }
    const page = SITE[request.url ?? ''];
    if (page === undefined) return void response.writeHead(404).end();
    const body = page.body.replaceAll('ORIGIN', origin);
    response.writeHead(200, { 'content-type': page.type });
    response.end(Buffer.from(body, page.type.includes('8859') ? 'latin1' : 'utf8'));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('becomes drafts of the main part of its pages, each below the page whose address its own begins with', async () => {
    const { pages, failed } = await readSite(origin);
    const { content, moves } = contentFromOldPages(pages, nothingTaken);
    expect(
      content.posts.map(({ type, slug, parent, title, excerpt }) => [type, slug, parent, title, excerpt]),
    ).toEqual([
      ['page', 'eldning', null, 'Elda säkert', 'Vad som gäller när du eldar'],
      ['page', 'tillstand', 'eldning', 'Tillstånd', ''],
      ['news', 'ny-station', null, 'Ny station på Åsen', ''],
    ]);
    expect(content.posts[0]?.content.map(({ type, props }) => [type, props.html])).toEqual([
      ['html', '<p>Sök <a href="/sida/tillstand">tillstånd</a>.</p>'],
      ['table', undefined],
    ]);
    expect(content.posts[2]?.authoredDate).toBe('2025-02-03T07:00:00.000Z');
    expect(failed.map(({ address, why }) => [address.replace(origin, ''), why]).toSorted()).toEqual([
      ['/blankett.pdf', 'it is application/pdf'],
      ['/borta', 'status 404'],
      ['/flyttad', `it leads to ${new URL(origin).host.replace('127.0.0.1', 'localhost')}`],
    ]);
    expect(asked).not.toContain('/');
    expect(redirectMap(moves)).toContain('"/eldning.html" "/sida/eldning";\n');
  });

  it('is refused in words when there is none', async () => {
    await expect(readSite(`${origin}/finns-inte/sitemap.xml`)).rejects.toThrow(/cannot be read: status 404/);
    await expect(readSite('example.se')).rejects.toThrow(/address of a site/);
  });
});

describe('a file of staff', () => {
  it('is read by its headings, in Swedish or as the API calls them', () => {
    const [person] = readPeople(
      '\uFEFFAnvändarnamn;Förnamn;Efternamn;E-post;Grupper\r\nannand01;Anna;Andersson;anna@example.se;"Räddning / A|Räddning / B"\r\n',
    );
    expect(person).toMatchObject({
      line: 2,
      username: 'annand01',
      groups: ['Räddning / A', 'Räddning / B'],
      profile: { email: 'anna@example.se', phone: '' },
    });
    expect(readPeople('username,firstName,lastName\na,B,C\n')).toMatchObject([
      { firstName: 'B', groups: [] },
    ]);
  });

  it.each([
    ['namn;ålder\nA;1', /column "namn" is unknown/],
    ['användarnamn;förnamn\na;b', /missing: lastName/],
    ['användarnamn;förnamn;efternamn\na;b', /no CSV/],
  ])('is refused in words when it is %j', (text, reason) => {
    expect(() => readPeople(text)).toThrow(reason);
  });
});
