import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

const PAGE = '/sida/brandvarnare';
const TITLE = 'Behöver jag ett kolmonoxidlarm?';
const ANCHOR = '#del-behover-jag-ett-kolmonoxidlarm';

test('a link to a folded part of a page unfolds it, on the way in and on the page', async ({ page }) => {
  await openPage(page, PAGE + ANCHOR);
  const asked = page.getByRole('button', { name: TITLE });
  await expect(asked).toHaveAttribute('aria-expanded', 'true');
  await expect(asked).toBeInViewport();
  await expect(page.getByRole('main').locator('[aria-expanded=true]')).toHaveCount(1);

  await openPage(page, PAGE);
  await expect(asked).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate((anchor) => {
    location.hash = anchor;
  }, ANCHOR);
  await expect(asked).toHaveAttribute('aria-expanded', 'true');
  await expect(asked).toBeInViewport();
});

test("what is folded is found by the browser's own search in the page, and by a link to its words", async ({
  page,
}) => {
  const asked = page.getByRole('button', { name: TITLE });
  await page.goto(`${PAGE}#:~:text=eldar%20i%20kamin`);
  await expect(asked).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('eldar i kamin')).toBeInViewport();
});
