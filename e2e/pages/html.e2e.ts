import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { htmlProblems } from './html-problems.ts';

for (const panel of ['meny', 'sok-panel']) {
  test(`the HTML of a page that scripts have brought to life is valid, with ${panel} open`, async ({
    page,
  }) => {
    await openPage(page, '/sida/brandvarnare');
    await page.locator(`header [popovertarget=${panel}]`).click();
    await expect(page.locator(`#${panel}`)).toBeVisible();
    expect(await htmlProblems(await page.content())).toEqual([]);
  });
}
