import { expect, type Page, test } from '@playwright/test';
import { sharedService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { EDITOR } from '../sign-in/sign-in-page.ts';
import { expectSaved, makePost, openEditorAs, publish } from './editor-page.ts';

const service = sharedService();
const settings = (page: Page) => page.getByRole('tabpanel', { name: 'Inställningar' });
const review = (page: Page) => page.getByRole('tabpanel', { name: 'Granska' });

test('a page gets a version in another language, and says when the version is older than the page', async ({
  page,
}) => {
  const { origin } = service;
  await openEditorAs(page, origin, EDITOR.username);
  const id = await makePost(page, origin, {
    ...{ type: 'page', status: 'publish', title: 'Trygg vid vatten', slug: 'trygg-vid-vatten' },
    ...{ excerpt: 'Om att bada.', nodeIds: [1], parentId: 0 },
  });

  await page.goto(`${origin}/skapa-innehall/${id}`);
  await settings(page).getByRole('button', { name: 'Ny version' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page).toHaveURL(/sprak=en/);
  await expect(settings(page).getByLabel('Språk')).toHaveValue('en');
  await expect(settings(page).getByLabel('Version av')).toHaveValue(String(id));
  const title = page.getByPlaceholder('Skriv en rubrik');
  await settings(page).getByLabel('Språk').selectOption('ar');
  await expect(title).toHaveAttribute('dir', 'rtl');
  await settings(page).getByLabel('Språk').selectOption('en');
  await expect(title).toHaveAttribute('lang', 'en');
  await title.fill('Safe by the water');
  await page.getByPlaceholder('Skriv en ingress').fill('About swimming.');
  await expectSaved(page);
  await publish(page);
  await page.getByRole('tab', { name: 'Inställningar' }).click();
  expect(await violations(page)).toEqual([]);

  await settings(page).getByRole('link', { name: 'Den svenska sidan' }).click();
  await expect(page).toHaveURL(`${origin}/skapa-innehall/${id}`);
  await expect(settings(page).getByRole('link', { name: 'Safe by the water' })).toBeVisible();
  await expect(settings(page).getByText('äldre än sidan')).toHaveCount(0);
  await page.getByPlaceholder('Skriv en ingress').fill('Om att bada där isen har gått.');
  await publish(page);
  const older = review(page).getByText('På andra språk är sidan nu äldre än på svenska.');
  await expect(older).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await review(page).getByRole('link', { name: 'English' }).click();
  const newer = settings(page).getByText(/^Den svenska sidan ändrades /);
  await expect(newer).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await settings(page).getByRole('button', { name: 'Versionen stämmer med den' }).click();
  await expect(newer).toHaveCount(0);
  await publish(page);

  await page.goto(`${origin}/skapa-innehall/${id}`);
  await expect(settings(page).getByRole('link', { name: 'Safe by the water' })).toBeVisible();
  await expect(settings(page).getByText('äldre än sidan')).toHaveCount(0);
});
