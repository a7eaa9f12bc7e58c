import { expect, type Locator, type Page, test } from '@playwright/test';
import { sharedService } from '../own-service.ts';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { EDITOR } from '../sign-in/sign-in-page.ts';
import { beginNews, expectSaved, openEditorAs, saving, writeText } from './editor-page.ts';

const service = sharedService();

const title = (page: Page) => page.getByLabel('Rubrik', { exact: true });
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publicera', exact: true });

test('on a phone Publicera opens what is in the way, asks for whom it is, and has one button that publishes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await writeText(page, 'Skrivet på väg.');
  await expectSaved(page);
  await page.getByText('Skrivet på väg.', { exact: true }).click();
  await expect(page.getByRole('toolbar', { name: 'Verktyg för Text' })).toBeVisible();

  await publishButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Publicera' });
  await expect(sheet).toBeInViewport();
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await violations(page)).toEqual([]);
  await expect(sheet.getByRole('button', { name: 'Publicera nu' })).toBeDisabled();
  await sheet.getByRole('button', { name: /^Rubrik: / }).click();
  await expect(sheet).toHaveCount(0);
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toBeInViewport({ ratio: 1 });
  await title(page).fill('Från utryckningen');

  await publishButton(page).click();
  const group = sheet.getByLabel('Målgrupp');
  await expect(sheet.getByRole('button', { name: 'Publicera nu' })).toBeDisabled();
  await expect(group).toHaveAccessibleDescription('Välj publiceringsgrupp eller gör kommungemensamt');
  await group.selectOption({ label: 'Kommungemensamt' });
  await expect(group).toHaveAccessibleDescription('');
  await expect(sheet.getByText('Syns direkt när du publicerar.')).toBeVisible();
  await expect(sheet.getByText('Alla som besöker webbplatsen ser det.')).toBeVisible();
  const button = sheet.getByRole('button', { name: 'Publicera nu' });
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await violationsInTheDark(page)).toEqual([]);
  await button.click();
  await expect(sheet.getByText('Publicerat.')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Visa sidan' })).toBeVisible();
});

test('what is to be published later gets its time where it is published, and the button says so at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await title(page).fill('Till nästa vecka');
  await publishButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Publicera' });
  await sheet.getByLabel('Målgrupp').selectOption({ label: 'Kommungemensamt' });
  await sheet.getByRole('button', { name: 'Publicera senare' }).click();
  const time = sheet.getByLabel('Publiceras');
  await expect(time).toBeFocused();
  await expect(sheet.getByRole('button', { name: 'Publicera nu' })).toBeEnabled();
  await time.fill('2031-11-25T08:00');
  await expect(time).toBeFocused();
  const button = sheet.getByRole('button', { name: 'Schemalägg till 25 november 2031 kl 08.00' });
  await expect(button).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Publicera nu' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  // Opened again it is emptied, and the button that is pressed next does not move.
  await page.keyboard.press('Escape');
  await publishButton(page)
    .or(page.getByRole('button', { name: 'Schemalägg', exact: true }))
    .click();
  const again = page.getByRole('dialog').getByLabel('Publiceras');
  await again.fill('');
  await page.keyboard.press('Tab');
  await expect(again).toBeVisible();
  await again.fill('2031-11-25T08:00');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Schemalägg till/ })
    .click();
  await expect(
    page.getByRole('dialog').getByText('Schemalagt till 25 november 2031 kl 08.00.'),
  ).toBeVisible();
});

test('on a wide screen Publicera leads to the last step beside the text', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await publishButton(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('tabpanel', { name: /Granska/ })).toBeFocused();
});

test('what is scheduled is called scheduled everywhere, also on its page, until its date is cleared', {
  tag: '@any-screen',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await title(page).fill('Kommer senare');
  await page.getByLabel('Målgrupp').selectOption({ label: 'Kommungemensamt' });
  await page.getByLabel('Publiceras', { exact: true }).fill('2031-11-25T08:00');
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: 'Schemalägg till 25 november 2031 kl 08.00' }).click();
  await expect(page.getByText('Schemalagt till 25 november 2031 kl 08.00.')).toBeVisible();
  await expect(page.getByText('Schemalagd', { exact: true })).toBeVisible();
  await expect(page.getByText('Publicerat')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Publicera nu' })).toHaveCount(0);

  const path = '/nyhet/kommer-senare';
  expect((await request.get(service.origin + path)).status()).toBe(404);
  await page.getByRole('link', { name: 'Förhandsgranska' }).click();
  await expect(page).toHaveURL(new RegExp(path));
  const notice = page.getByRole('complementary', { name: 'Inte publicerad' });
  await expect(notice).toContainText(
    'Inte publicerad. Publiceras 25 november 2031 kl 08.00. Bara de som får redigera ser den.',
  );
  await expect(page.getByRole('main')).not.toContainText('Publicerad 25 november');
  expect(await violations(page)).toEqual([]);
  expect(await violationsInTheDark(page)).toEqual([]);

  await notice.getByRole('link', { name: 'Redigera' }).click();
  await page.getByLabel('Publiceras', { exact: true }).fill('');
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Nu genast.');
  await page.getByRole('tab', { name: 'Granska' }).click();
  await expect(page.getByRole('button', { name: /^Schemalägg/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Publicera nu' }).click();
  await expect(page.getByText('Publicerat.')).toBeVisible();
  expect((await request.get(service.origin + path)).status()).toBe(200);
  await page.goto(service.origin + path);
  await expect(page.getByRole('heading', { name: 'Kommer senare' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('an end before the beginning is reported by the field’s name, leads to it, and stops publishing', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await title(page).fill('Bakvänt');
  await page.getByLabel('Målgrupp').selectOption({ label: 'Kommungemensamt' });
  await page.getByLabel('Publiceras', { exact: true }).fill('2031-12-01T08:00');
  await page.getByLabel('Avpubliceras').fill('2031-11-01T08:00');
  await page.getByRole('tab', { name: 'Granska' }).click();
  await expect(page.getByText('unpublishedDate')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Schemalägg till/ })).toBeDisabled();
  await page.getByRole('button', { name: /^Avpubliceras: / }).click();
  await expect(page.getByLabel('Avpubliceras')).toBeFocused();
  await expect(page.getByLabel('Avpubliceras')).toBeInViewport({ ratio: 1 });
});

test('what the service could not take is saved when it can, without anybody doing anything', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  let refused = 0;
  await page.route('**/rubicore/core/v1/post*', async (route) => {
    if (route.request().method() !== 'POST' || refused === 2) return await route.continue();
    refused += 1;
    await route.fulfill({
      status: 429,
      headers: { 'retry-after': '1' },
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 429, message: 'För många försök.', code: 'TOO_MANY_REQUESTS' }),
    });
  });
  await title(page).fill('Skrivet när alla skriver');
  await expect(saving(page, 'retrying')).toBeVisible();
  await expectSaved(page);
  expect(refused).toBe(2);
});

/** By every open page, with a session or without. */
const ASKED_BY_ANYBODY = /\/bff\/events|type=alert|\/external-message/;

/** Lets seconds pass in a page whose clock is ours, as many as answers of a busy service take. */
async function passTimeUntilVisible(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(locator).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 45_000 });
}

test('the end of a session is announced once, and nothing is asked for until there is one again', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  await page.clock.install();
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await title(page).fill('Före utloggningen');
  await page.clock.runFor(3000);
  await passTimeUntilVisible(page, saving(page, 'saved'));
  await context.clearCookies({ name: 'sid' });
  await passTimeUntilVisible(page, page.getByRole('dialog', { name: 'Logga in igen' }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!ASKED_BY_ANYBODY.test(request.url())) asked.push(`${request.method()} ${request.url()}`);
  });
  for (let minute = 0; minute < 4; minute += 1) await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
});
