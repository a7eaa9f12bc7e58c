import { expect, test } from '@playwright/test';
import { MISSING, ROUTES } from './routes.ts';

/** What a machine gets that runs no script at all: plain HTTP. */
test.describe('the HTML of', () => {
  for (const { path, title, text } of ROUTES) {
    test(`${path} holds its content, title and language`, async ({ request }) => {
      const answer = await request.get(path);
      const html = await answer.text();
      expect(answer.status()).toBe(200);
      expect(html).toContain('<html lang="sv">');
      expect(html).toMatch(
        new RegExp(`<title>${title.replace(/[()]/g, '\\$&')}(?: – Räddningstjänsten Norrån)?</title>`),
      );
      expect(html).toContain(text);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(answer.headers()['content-security-policy']).not.toMatch(/unsafe/);
    });
  }

  for (const path of MISSING) {
    test(`${path} is a real 404`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain('404 Not Found');
    });
  }

  for (const [from, to] of [
    ['/sida/kontakta-oss', '/kontakt/kontakta-oss'],
    ['/kontakt', '/kontakt/kontakta-oss'],
    ['/nyhet', '/nyheter'],
    ['/sida', '/overblick'],
    ['/sida/startsida', '/'],
    ['/sok?q=r%C3%B6k%20i%20hus', '/sok/r%C3%B6k%20i%20hus'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status()).toBeGreaterThanOrEqual(301);
      expect(answer.headers().location).toBe(to);
    });
  }
});

test('lists carry their total, and unknown calls are told apart from pages', async ({ request }) => {
  const list = await request.get('/rubicore/core/v1/post?type=news&perPage=5');
  expect(list.headers()['x-pagination-total']).toBe('21');
  expect(await list.json()).toHaveLength(5);
  const unknown = await request.get('/rubicore/core/v1/unknown');
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['content-type']).toContain('application/problem+json');
});
