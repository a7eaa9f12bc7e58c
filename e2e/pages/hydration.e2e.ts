import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('a page is the same whether the server or the browser has written it', async ({
  page,
  browser,
  baseURL,
}) => {
  // The names of components come with what the browser writes alone: no rule is for them.
  const classesIn = (document_: typeof page) =>
    document_
      .locator('main *')
      .evaluateAll((elements) =>
        elements.map(({ classList }) => [...classList].filter((name) => !/^sc-[a-z0-9]+-\d+$/.test(name))),
      );
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

test('no class that came with a page has its rules written again, on it or on the next one', async ({
  page,
}) => {
  const rules = () =>
    page.evaluate(() =>
      // The sheet for print is a file of its own.
      [...document.styleSheets]
        .filter(({ href }) => href === null)
        .map(({ cssRules }) =>
          [...cssRules].map(({ cssText }) => cssText).filter((rule) => rule.startsWith('.')),
        ),
    );
  await openPage(page, '/sida/brandvarnare');
  const [served = [], own = []] = await rules();
  expect(served.length).toBeGreaterThan(100);
  expect(own.filter((rule) => served.includes(rule))).toEqual([]);
  await page.getByRole('navigation', { name: 'Länkstig' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await rules())[1]?.length ?? 0).toBeGreaterThan(own.length);
  const later = (await rules())[1] ?? [];
  expect(later.filter((rule) => served.includes(rule))).toEqual([]);
});
