import { expect, type Page } from '@playwright/test';
import { test } from '../one-tab.ts';
import { ROUTES } from '../pages/routes.ts';
import { hydrated } from '../sign-in/sign-in-page.ts';
import { sidewaysScroll } from './every-width.ts';
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

test('a text that is cut off, hidden or outside the screen is reported', async ({ page }) => {
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

test('text of twice the size fits on a phone on every public page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await withTextOfTwiceTheSize(page);
  const tooWide: string[] = [];
  for (const { path } of ROUTES) {
    await page.goto(path);
    const sidewaysPx = await sidewaysScroll(page);
    if (sidewaysPx > 0) tooWide.push(`${path}: ${sidewaysPx} px`);
    expect(await overlapsInHeader(page), path).toEqual([]);
  }
  expect(tooWide).toEqual([]);
});

test('on the narrowest phone with text of twice the size no word is broken of what matters most', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withTextOfTwiceTheSize(page);
  await page.goto('/');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(
    await brokenWords(
      page,
      'header a[href="/"], header a[href^="tel:"], h1, h1 + p, h2, #elda ~ ul strong, [aria-labelledby="lediga-jobb"] strong, footer strong, footer li',
    ),
  ).toEqual([]);
  await expect(page.locator('header a[href="/"] svg')).toBeInViewport({ ratio: 1 });
  await page.goto('/krisinformation/rok-fran-industribrand-i-asbruk');
  expect(await brokenWords(page, '[aria-labelledby="gor-sa-har"]')).toEqual([]);
});

async function withTextOfTwiceTheSize(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const enlarge = () => document.documentElement.style.setProperty('font-size', '200%');
    document.addEventListener('DOMContentLoaded', enlarge);
  });
}

/** Words that stand in two lines without a hyphen, or reach out of their box or of the screen. */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((asked) => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll(asked)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u00ad-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          // The hyphen of what comes before is drawn with it.
          const own = text.textContent?.[index - 1] === '\u00ad' ? 1 : 0;
          const rects = [...range.getClientRects()].filter(({ width }) => width > 1).slice(own);
          const box = text.parentElement?.getBoundingClientRect();
          const isOut = rects.some(({ left, right }) => left < 0 || right > (box?.right ?? innerWidth) + 1);
          if (rects.length > 1 || isOut) broken.push(word);
        }
      }
    }
    return broken;
  }, selector);
}

/** Which rows of the header reach into the next one, or out of the screen. */
function overlapsInHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('header a[href]')];
    const links = all.filter((link) => link.offsetHeight > 0);
    return links.flatMap((link) => {
      const row = link.closest('li, div')?.getBoundingClientRect().bottom ?? 0;
      const range = document.createRange();
      range.selectNodeContents(link);
      const { left, right } = range.getBoundingClientRect();
      // What a title has no room for in its lines ends in dots: that is not drawn.
      const parts = [link, ...link.querySelectorAll('*:not(strong *)')].map(
        (part) => part.getBoundingClientRect().bottom,
      );
      const isOutside = left < 0 || right > innerWidth;
      return isOutside || Math.max(...parts) > row + 1 ? [link.textContent] : [];
    });
  });
}
