import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { htmlProblems } from '../pages/html-problems.ts';
import { MISSING, ROUTES } from '../pages/routes.ts';
import { read } from './site.ts';

/** What comes with the first answer of a connection: ten packets, less the headers. */
const FIRST_ANSWER_BYTES = 14_336;

it.each([
  '/krisinformation',
  '/krisinformation/storning-i-telefonin',
  // With a map, an update and two languages.
  '/krisinformation/rok-fran-industribrand-i-asbruk',
])('with three alerts and the cookie banner %s comes with the first answer of a connection', async (path) => {
  const { text: html } = await read(path);
  expect(html).toContain('Jag accepterar cookies');
  expect(html).toContain('Orange varning: höga flöden i Norrån');
  expect(gzipSync(html, { level: 9 }).byteLength).toBeLessThanOrEqual(FIRST_ANSWER_BYTES);
});

it('a page begins with one script, asked for once something is on the screen, which runs without any other', async () => {
  const { text: html } = await read('/');
  expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
  const scripts = [...html.matchAll(/import\('([^']+)'\)/g)].map(([, path]) => path ?? '');
  expect(scripts).toHaveLength(1);
  const { text: script } = await read(scripts[0] ?? '');
  // What is imported when somebody wants something is no part of it.
  expect(script).toMatch(/import\(/);
  expect(script).not.toMatch(/\b(?:from|import)\s*["'`]/);
  expect(script).toContain('requestIdleCallback');
});

/** What a machine gets that runs no script at all. */
describe('the HTML of', () => {
  it.each(ROUTES)(
    '$path is valid, and holds its content, title and language',
    async ({ path, title, text }) => {
      const { status, text: html, headers } = await read(path);
      expect(status).toBe(200);
      expect(html).toContain('<html lang="sv">');
      expect(html).toMatch(
        new RegExp(`<title>${title.replace(/[()]/g, '\\$&')}(?: – Räddningstjänsten Norrån)?</title>`),
      );
      expect(html).toContain(text);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(headers['content-security-policy']).not.toMatch(/unsafe/);
      expect(await htmlProblems(html)).toEqual([]);
    },
  );

  it.each([
    ...MISSING,
    '/nyhet/varningssignalen-testas-i-december',
    '/nyhet/aret-som-gick-2026',
    '/nyhet/andrad-rutin-litiumbatteri',
  ])('%s is a real 404, as is that of what is not published or for staff alone', async (path) => {
    const { status, text: html } = await read(path);
    expect(status).toBe(404);
    expect(html).toContain('404 Not Found');
    expect(await htmlProblems(html)).toEqual([]);
  });

  it.each([
    ['/sida/kontakta-oss', '/kontakt/kontakta-oss'],
    ['/kontakt', '/kontakt/kontakta-oss'],
    ['/nyhet', '/nyheter'],
    ['/sida', '/overblick'],
    ['/sida/startsida', '/'],
    ['/sok?q=r%C3%B6k%20i%20hus', '/sok/r%C3%B6k%20i%20hus'],
  ])('%s is none: it leads to %s', async (from, to) => {
    const { status, headers } = await read(from);
    expect(status).toBeGreaterThanOrEqual(301);
    expect(headers.location).toBe(to);
  });
});

it('before a first check the accessibility statement names what is known, and speaks of no check', async () => {
  const { text: html } = await read('/sida/tillganglighetsredogorelse');
  const lacks = html.split('id="brister"')[1]?.split('</section>')[0] ?? '';
  expect(lacks).toMatch(/<\/h2><p>Vi känner till de här bristerna:<\/p><ul>/);
});

it('lists carry their total, and unknown calls are told apart from pages', async () => {
  const list = await read('/rubicore/core/v1/post?type=news&perPage=5');
  expect(list.headers['x-pagination-total']).toBe('25');
  expect(list.body).toHaveLength(5);
  const unknown = await read('/rubicore/core/v1/unknown');
  expect(unknown.status).toBe(404);
  expect(unknown.headers['content-type']).toContain('application/problem+json');
});
