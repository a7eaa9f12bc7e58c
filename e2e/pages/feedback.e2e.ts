import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

const PAGE = '/sida/brandvarnare';
const STATEMENT = '/sida/tillganglighetsredogorelse';

/** Marks the document, so that another one in its place is noticed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('whether a page helped is answered, and what was missed is told, without leaving it', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await mark(page);
  const part = page.getByRole('region', { name: 'Hjälpte sidan dig?' });
  await part.getByRole('button', { name: 'Nej' }).click();
  await expect(part.getByRole('form', { name: 'Tack för svaret! Vad saknade du?' })).toBeFocused();
  await part.getByRole('textbox', { name: 'Tack för svaret! Vad saknade du?' }).fill('Vad kostar den?');
  await part.getByRole('button', { name: 'Skicka' }).click();
  const thanks = part.getByText('Tack för svaret! Det hjälper oss att göra sidan bättre.');
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeFocused();
  expect(await isMarked(page)).toBe(true);
});

test('an answer that does not come through is kept, and sent once there is a connection', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openPage(page, `${PAGE}#vad-saknade-du`);
  const part = page.getByRole('region', { name: 'Hjälpte sidan dig?' });
  const text = part.getByRole('textbox', { name: 'Tack för svaret! Vad saknade du?' });
  await text.fill('Vad kostar den?');
  await page.context().setOffline(true);
  await part.getByRole('button', { name: 'Skicka' }).click();
  await expect(page.locator('#kommentaren-kom-inte-fram')).toBeFocused();
  await expect(page.locator('#kommentaren-kom-inte-fram')).toHaveText(
    'Svaret kom inte fram. Försök igen om en stund.',
  );
  await expect(text).toHaveValue('Vad kostar den?');
  await page.context().setOffline(false);
  await part.getByRole('button', { name: 'Skicka' }).click();
  await expect(part.getByText('Tack för svaret! Det hjälper oss att göra sidan bättre.')).toBeVisible();
});

test('a yes that does not come through can be given again', { tag: '@any-screen' }, async ({ page }) => {
  await openPage(page, PAGE);
  const part = page.getByRole('region', { name: 'Hjälpte sidan dig?' });
  await page.context().setOffline(true);
  await part.getByRole('button', { name: 'Ja' }).click();
  await expect(page.locator('#svaret-kom-inte-fram')).toBeFocused();
  await page.context().setOffline(false);
  await part.getByRole('button', { name: 'Ja' }).click();
  await expect(part.getByText('Tack för svaret! Det hjälper oss att göra sidan bättre.')).toBeVisible();
});

test('a lack is reported without leaving the page of the statement', { tag: '@any-screen' }, async ({
  page,
}) => {
  await openPage(page, STATEMENT);
  await mark(page);
  const description = page.getByRole('textbox', { name: 'Vad är det som inte fungerar?' });
  const thanks = page.getByRole('heading', { name: 'Tack! Din anmälan har kommit fram.' });
  // Each that is sent is answered where one looks, the second one too.
  for (const lack of ['Kartan nås inte med tangentbord.', 'Filmen har ingen text.']) {
    await description.fill(lack);
    await page.getByRole('button', { name: 'Skicka anmälan' }).click();
    await expect(description).toHaveValue('');
    await expect(thanks).toBeInViewport({ ratio: 1 });
    await expect(thanks.locator('..')).toBeFocused();
    // Nothing of the page stands over it.
    const isOnTop = () =>
      thanks.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 2, top + 2));
      });
    await expect.poll(isOnTop).toBe(true);
  }
  expect(await isMarked(page)).toBe(true);
});

test('a report with faults keeps what was typed, and says beside each field what is wrong', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openPage(page, STATEMENT);
  await mark(page);
  await hasCorrectedReport(page);
  expect(await isMarked(page)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a report with faults comes back with what was typed, and what is wrong', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto(STATEMENT);
    await hasCorrectedReport(page);
  });
});

/** Sends a report with two faults, and then without. */
async function hasCorrectedReport(page: Page): Promise<void> {
  const description = page.getByRole('textbox', { name: 'Vad är det som inte fungerar?' });
  const email = page.getByRole('textbox', { name: 'Din e-\u2060postadress (frivilligt)' });
  const send = page.getByRole('button', { name: 'Skicka anmälan' });
  const thanks = page.getByRole('heading', { name: 'Tack! Din anmälan har kommit fram.' });
  // The form fills the screen: what answers stands above it.
  await page.setViewportSize({ width: 375, height: 667 });
  const refused = page.getByRole('heading', { name: 'Anmälan kunde inte skickas' });
  await expect(description).toHaveAttribute('aria-invalid', 'false');
  await description.fill('Filmen');
  await email.fill('namn');
  await send.click();
  await expect(refused).toBeVisible();
  await expect(description).toHaveAttribute('aria-invalid', 'true');
  await expect(description).toHaveAccessibleDescription(/Beskriv problemet med minst 10 tecken$/);
  await expect(email).toHaveAccessibleDescription(/Skriv e-postadressen som namn@exempel.se/);
  await expect(description).toBeFocused();
  await expect(description).toHaveValue('Filmen');
  await expect(email).toHaveValue('namn');
  await description.fill('Filmen har ingen text.');
  await email.fill('');
  await send.click();
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await expect(refused).toBeHidden();
  await expect(description).toHaveAttribute('aria-invalid', 'false');
  await expect(description).toHaveValue('');
}
