import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('the footer tells how to reach us, which numbers matter and where else we are', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/nyheter');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(
    isMobile ? ['Kontakta oss', 'Viktiga Nummer'] : ['Kontakta oss', 'Viktiga Nummer', 'Genvägar'],
  );
  await expect(footer.getByRole('link', { name: '070-174 06 05' })).toHaveAttribute(
    'href',
    'tel:+46701740605',
  );
  await expect(footer.getByRole('link', { name: '113 13' })).toHaveAttribute('href', 'tel:11313');
  await expect(footer.getByRole('list', { name: 'Sociala medier' }).getByRole('link')).toHaveText([
    'Facebook',
    'Instagram',
  ]);
  await expect(footer.getByRole('link', { name: 'Tillgänglighetsredogörelse' })).toBeVisible();
});

test('the button in the footer leads back to the top', async ({ page }) => {
  await openPage(page, '/sida/brandvarnare');
  await page.getByRole('link', { name: 'Till toppen' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('what stands around a page changes its language with it, also within the app', async ({ page }) => {
  await openPage(page, '/sida/brandvarnare');
  const [banner, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  const languages = page.getByRole('navigation', { name: 'Läs på andra språk' });
  const numbers = footer.getByRole('heading').nth(1);
  await expect(banner.getByRole('button')).toContainText(['Sök', 'Meny']);

  await languages.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smoke alarms');
  await expect(banner.getByRole('button')).toContainText(['Search', 'Menu']);
  await expect(numbers).toHaveText('Important numbers');
  await expect(footer.getByText('Medical advice')).toBeVisible();

  await languages.getByRole('link', { name: 'Lättläst svenska' }).click();
  await expect(banner.getByRole('button')).toContainText(['Sök', 'Meny']);
  await expect(numbers).toHaveText('Viktiga Nummer');
});
