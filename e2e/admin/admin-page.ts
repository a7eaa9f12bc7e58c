import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated, PASSWORD } from '../sign-in/sign-in-page.ts';

/** Signs in, without going anywhere. */
export async function signInAs(page: Page, origin: string, username: string): Promise<void> {
  const answer = await page.request.post(`${origin}/bff/login`, {
    headers: { origin },
    form: { username, password: PASSWORD },
  });
  expect(new URL(answer.url()).pathname).toBe('/');
  await page.context().addCookies([{ name: 'AcceptCookies', value: 'true', url: origin }]);
}

/** Opens a page of the administration and waits until its scripts have taken over. */
export async function openAdmin(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}/profile/admin/${path}`);
  await hydrated(page);
}

/** The row of a table that is about something. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

/** The window that is open. */
export function dialog(page: Page): Locator {
  return page.getByRole('dialog').filter({ visible: true }).last();
}
