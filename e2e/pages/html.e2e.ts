import { expect, test } from '@playwright/test';
import { htmlProblems } from './html-problems.ts';
import { MISSING, ROUTES } from './routes.ts';

for (const path of [...ROUTES.map((route) => route.path), ...MISSING]) {
  test(`the HTML of ${path} is valid`, async ({ request }) => {
    const answer = await request.get(path);
    expect(await htmlProblems(await answer.text())).toEqual([]);
  });
}

for (const panel of ['meny', 'sok-panel']) {
  test(`the HTML of a page that scripts have brought to life is valid, with ${panel} open`, async ({
    page,
  }) => {
    await page.goto('/sida/brandvarnare', { waitUntil: 'networkidle' });
    await page.locator(`header [popovertarget=${panel}]`).click();
    await expect(page.locator(`#${panel}`)).toBeVisible();
    expect(await htmlProblems(await page.content())).toEqual([]);
  });
}
