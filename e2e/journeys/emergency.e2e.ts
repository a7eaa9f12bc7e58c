import { EMERGENCY } from '@brandpost/domain';
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../sign-in/sign-in-page.ts';

test.use({ viewport: { width: 375, height: 812 } });

const PAGES = [
  '/',
  '/nyheter',
  '/krisinformation',
  '/krisinformation/rok-fran-industribrand-i-asbruk',
  '/kontakt/kontakta-oss',
  '/sok/qwertyqwerty',
  '/finns-inte',
  '/login',
  '/maintenance',
];
/** Whatever else was once said of when to ring. */
const OTHER_WORDINGS =
  /bråttom\?|är det akut|akut fara|fara för liv\?|vid fara för liv|inte är akuta|frågor: 113/i;

/** Links that call 112 or 113 13 beside running text, and how large a finger finds each. Runs in the browser. */
function callsOf(document: Document): { text: string; width: number; height: number }[] {
  const links = document.querySelectorAll<HTMLElement>('a[href="tel:112"], a[href="tel:11313"]');
  return [...links]
    .filter((link) => link.checkVisibility() && link.closest('main [class*="content"], td, li p') === null)
    .filter((link) => getComputedStyle(link).display !== 'inline')
    .map((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = link.getBoundingClientRect();
      const isHit = (x: number, y: number) => link.contains(document.elementFromPoint(x, y));
      const inner = 1;
      const isWhole = [box.top + inner, (box.top + box.bottom) / 2, box.bottom - inner].every((y) =>
        isHit((box.left + box.right) / 2, y),
      );
      return {
        text: link.textContent ?? '',
        width: isWhole ? box.width : 0,
        height: isWhole ? box.height : 0,
      };
    });
}

async function expectCalls(page: Page): Promise<void> {
  const calls = await page.evaluate(`(${callsOf})(document)`);
  expect(calls).not.toEqual([]);
  for (const call of calls as ReturnType<typeof callsOf>) {
    expect.soft(call.width, JSON.stringify(call)).toBeGreaterThanOrEqual(44);
    expect.soft(call.height, JSON.stringify(call)).toBeGreaterThanOrEqual(44);
  }
}

for (const path of PAGES) {
  test(`${path} tells in one wording when to ring 112, by a link that a finger finds`, async ({ page }) => {
    await page.goto(path);
    await expectCalls(page);
    await expect(page.locator('body')).toContainText(/nödläge – fara för liv, egendom eller miljö/i);
    await expect(page.locator('body')).not.toContainText(OTHER_WORDINGS);
  });
}

test('without a connection nothing covers the link to 112', async ({ page, context }) => {
  await page.goto('/nyheter');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ingen uppkoppling' })).toBeVisible();
  await expect(page.getByText('Du har ingen uppkoppling.')).toBeVisible();
  const call = page.getByRole('main').getByRole('link', { name: EMERGENCY.sentence });
  const isUncovered = await call.evaluate((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const points = [top + 1, bottom - 1].flatMap((y) => [left + 1, right - 1].map((x) => [x, y] as const));
    return points.every(([x, y]) => link.contains(document.elementFromPoint(x, y)));
  });
  expect(isUncovered).toBe(true);
  await expectCalls(page);
});

test('the row that stays in sight while one reads has a link to 112', async ({ page }) => {
  await page.goto('/krisinformation/rok-fran-industribrand-i-asbruk');
  const inRow = page.locator('header a[href="tel:112"]').last();
  await expect(inRow).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(inRow).toBeInViewport();
  await expect(inRow).toHaveAccessibleName(EMERGENCY.short);
  const box = await inRow.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});
