import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../sign-in/sign-in-page.ts';

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
