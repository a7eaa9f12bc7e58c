import { expect, test } from '@playwright/test';
import { EDITOR } from '../sign-in/sign-in-page.ts';
import { expectSaved, openEditorAs, publish } from './editor-page.ts';

// Information to staff, which no visitor's page shows: the service of all journeys does.

test('information is written and published by touch on a phone', async ({ page, baseURL: origin = '' }) => {
  await openEditorAs(page, origin, EDITOR.username);
  await page
    .getByRole('button', { name: /^Information/ })
    .first()
    .tap();
  await page.getByText('Skriv här, eller tryck /').tap();
  await page.keyboard.type('Skrivet med tummen.');
  await page.getByLabel('Rubrik', { exact: true }).tap();
  await page.keyboard.type('Från utryckningen');
  await page.getByLabel('Målgrupp').selectOption({ label: 'Kommungemensamt' });
  await expectSaved(page);
  await page.getByText('Mobil', { exact: true }).tap();
  await expect(page.frameLocator('iframe').getByText('Skrivet med tummen.')).toBeVisible();
  await page.getByText('Skriv', { exact: true }).tap();
  await publish(page);
  const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widthPx).toBeLessThanOrEqual(375);
});
