import { expect, type Page } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { openAs, sendCredentials } from '../sign-in/sign-in-page.ts';

/** Opens the editor as somebody, through the sign-in page. @param path where to, such as `/skapa-innehall/7` */
export async function openEditor(page: Page, origin: string, username: string, path = '/skapa-innehall') {
  await openPage(page, origin + path);
  await sendCredentials(page, username);
  // A service with too much to do says so, and anyone who reads it tries again.
  const refusal = page.getByRole('alert').filter({ hasText: 'Det går inte att logga in just nu' });
  await expect(async () => {
    if (await refusal.isVisible()) await sendCredentials(page, username);
    await expect(page).toHaveURL(origin + path, { timeout: 2000 });
  }).toPass({ timeout: 45_000 });
}

/** Begins a piece of news, and waits until one can write. */
export async function beginNews(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Något har hänt' }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
}

/** Writes in the first text of the canvas. */
export async function writeText(page: Page, text: string): Promise<void> {
  await page.getByText('Skriv här, eller tryck /').click();
  await page.keyboard.type(text);
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-saving="saved"]')).toBeVisible({ timeout: 20_000 });
}

/** How what is written stands to what is kept. */
export function saving(page: Page, state: 'saved' | 'offline' | 'retrying' | 'signed-out' | 'conflict') {
  return page.locator(`[data-saving="${state}"]`);
}

/** Signs in without the sign-in page, and opens the editor. @param path where to, such as `/skapa-innehall/7` */
export async function openEditorAs(page: Page, origin: string, username: string, path = '/skapa-innehall') {
  await openAs(page, origin, username, path);
}

/** Writes a post past the editor, as the person who is signed in. @returns its id */
export async function makePost(page: Page, origin: string, post: object): Promise<number> {
  const answer = await page.request.post(`${origin}/rubicore/core/v1/post`, {
    headers: { origin, 'x-csrf': '1' },
    data: post,
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** Goes to the review step and publishes what is written. */
export async function publish(page: Page, button = 'Publicera nu'): Promise<void> {
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText('Publicerat.')).toBeVisible();
}
