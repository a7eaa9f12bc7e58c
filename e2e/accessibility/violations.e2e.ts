import { expect, test } from '@playwright/test';
import { violations, violationsInTheDark } from '../pages/violations.ts';

const PICTURE = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';

/** What all other journeys about accessibility rely on. */
test('a fault is found in a page, in its frame, in its dark theme, and in an open window alone', async ({
  page,
}) => {
  const html = (body: string) => ({
    contentType: 'text/html',
    body: `<!doctype html><html lang="sv">${body}`,
  });
  await page.route('/ram', (route) => route.fulfill(html(`<title>Ram</title>${PICTURE}`)));
  await page.route('/prov', (route) =>
    route.fulfill(
      html(`<title>Prov</title><style>
        body { background: #fff; color: #000 }
        @media (prefers-color-scheme: dark) { body { background: #111; color: #fff } #faint { color: #222 } }
        </style><main><h1>Prov</h1><p id="faint">Text</p><iframe title="Ram" src="/ram"></iframe></main>
        <dialog aria-label="Fönster">${PICTURE}${PICTURE}</dialog>`),
    ),
  );
  await page.goto('/prov');
  const noText = expect.stringMatching(/^image-alt: /);
  expect(await violations(page)).toEqual([noText]);
  expect(await violations(page, { without: ['image-alt'] })).toEqual([]);
  expect(await violationsInTheDark(page)).toEqual([expect.stringMatching(/^color-contrast: <p id="faint"/)]);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  expect(await violations(page)).toEqual([noText, noText]);
});
