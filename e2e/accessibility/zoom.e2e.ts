import { expect } from '@playwright/test';
import { test } from '../one-tab.ts';
import { hydrated } from '../sign-in/sign-in-page.ts';
import { lostTexts } from './lost-text.ts';
import { AT_400_PERCENT } from './zoom.ts';

test.use({ viewport: AT_400_PERCENT });

test('at 400 % nothing stays on the screen while one reads', async ({ page }) => {
  await page.goto('/sida/brandvarnare');
  await hydrated(page);
  await page.mouse.wheel(0, 1000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('region', { name: 'Kakor' })).not.toBeInViewport();
});

test('a text that is cut off, hidden or outside the screen is told of', async ({ page }) => {
  await page.goto('/changelog');
  await hydrated(page);
  await page.locator('main').evaluate((main) => {
    const lose = (text: string, style: string) => {
      const element = main.appendChild(document.createElement('p'));
      element.textContent = text;
      element.style.cssText = style;
    };
    lose('Kapad text', 'width: 20px; height: 1em; overflow: hidden; white-space: nowrap');
    lose('Utanför', 'position: absolute; top: 0; left: 300px; white-space: nowrap; width: max-content');
    lose('Underst', 'height: 0');
    lose('Överst', '');
  });
  expect((await lostTexts(page)).join()).toMatch(
    /cut off: Kapad text,over each other: Underst \/ Överst,outside the screen: Utanför/,
  );
});
