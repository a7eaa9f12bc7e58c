import { expect, test } from '@playwright/test';
import { ROUTES } from './routes.ts';

for (const { path } of ROUTES) {
  test(`${path} comes to life without a warning, an error or a call to anyone else`, async ({
    page,
    baseURL,
  }) => {
    const said: string[] = [];
    const elsewhere: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
    expect(said).toEqual([]);
    await expect(page.getByRole('alert', { name: 'Fel' })).toBeEmpty();
    expect(elsewhere).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

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

  await page.goto('/nyheter', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Sju nya brandmän i beredskap' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await classesIn(page)).toEqual(fromServer);
});
