import { expect } from '@playwright/test';
import { test } from '../one-tab.ts';
import { violations } from '../pages/violations.ts';
import { hydrated } from '../sign-in/sign-in-page.ts';
import { violationsAtEveryWidth } from './every-width.ts';

test.use({ colorScheme: 'light' });

test('the suggestions below the search box can be used by everyone', async ({ page }) => {
  await page.goto('/sok');
  await hydrated(page);
  await page.getByRole('main').getByRole('combobox').pressSequentially('brand');
  await expect(page.getByRole('listbox', { name: 'Förslag' })).toBeVisible();
  expect(await violationsAtEveryWidth(page)).toEqual([]);
});

test('two targets too small for a finger are reported', async ({ page }) => {
  await page.goto('/changelog');
  await hydrated(page);
  await page.locator('main').evaluate((main) => {
    for (const name of ['Förra', 'Nästa']) {
      const button = main.appendChild(document.createElement('button'));
      button.setAttribute('aria-label', name);
      button.style.cssText = 'all: unset; display: inline-block; width: 12px; height: 12px';
    }
  });
  const found = await violations(page);
  expect(found.filter((violation) => violation.startsWith('target-size'))).toHaveLength(2);
});
