import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('a page is the same whether the server or the browser has written it', async ({
  page,
  browser,
  baseURL,
}) => {
  const classesIn = (document_: typeof page) =>
    document_
      .locator('main *')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('class') ?? ''));
  const withoutScripts = await browser.newPage({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  await withoutScripts.goto('/nyhet/sju-nya-brandman-i-beredskap');
  const fromServer = await classesIn(withoutScripts);
  await withoutScripts.close();

  await openPage(page, '/nyheter');
  await page.getByRole('link', { name: 'Sju nya brandmän i beredskap' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await classesIn(page)).toEqual(fromServer);
});
