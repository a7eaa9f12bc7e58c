import { expect, test } from '@playwright/test';
import { sharedService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { ADMINISTRATOR, EDITOR } from '../sign-in/sign-in-page.ts';
import { beginNews, expectSaved, openEditorAs, writeText } from './editor-page.ts';

const service = sharedService();

test('what one has written is a template for all who write, who begin with its words and send none of it out', async ({
  page,
  browser,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Vi övar i veckan');
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Det kan bli rök och sirener.');
  await writeText(page, 'Vi övar på torsdag. Du behöver inte göra något.');
  await expectSaved(page);
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: 'Spara som mall' }).click();
  const form = page.getByRole('dialog', { name: 'Spara som mall' });
  await form.getByLabel('Namn').fill('Övning');
  await form.getByLabel('När ska den användas?').fill('Några dagar innan vi övar ute.');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Mallen ”Övning” är sparad.')).toBeVisible();

  const colleague = await browser.newPage();
  await openEditorAs(colleague, service.origin, ADMINISTRATOR.username);
  const templates = colleague.getByRole('region', { name: 'Börja från en mall' });
  await expect(templates).toContainText('Några dagar innan vi övar ute.');
  // They come after the page, and leave the keyboard where it was.
  await expect(colleague.locator('body')).toBeFocused();
  expect(await violations(colleague)).toEqual([]);
  await templates.getByRole('link', { name: 'Övning' }).click();
  await expect(colleague.getByLabel('Rubrik', { exact: true })).toHaveValue('Vi övar i veckan');
  const text = 'Vi övar på torsdag. Du behöver inte göra något.';
  await expect(colleague.getByText(text, { exact: true })).toBeVisible();
  await colleague.getByLabel('Rubrik', { exact: true }).fill('Vi övar i maj');
  await expectSaved(colleague);
  await expect(colleague).toHaveURL(/\/skapa-innehall\/\d+$/);
  // What it was made from is as it was.
  await page.reload();
  await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('Vi övar i veckan');

  await colleague.goto(`${service.origin}/skapa-innehall`);
  await templates.getByRole('button', { name: 'Ändra mallen Övning' }).click();
  await colleague.getByRole('dialog').getByLabel('Namn').fill('Övning ute');
  await colleague.getByRole('dialog').getByRole('button', { name: 'Spara' }).click();
  await expect(templates.getByRole('link', { name: 'Övning ute' })).toBeVisible();
  await templates.getByRole('button', { name: 'Ta bort mallen Övning ute' }).click();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).press('Enter');
  await expect(templates).toHaveCount(0);
  // The keyboard goes on where the templates were, not from the top of the page.
  await expect(colleague.locator('body')).not.toBeFocused();
  await colleague.close();
});
