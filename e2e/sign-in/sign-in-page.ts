import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'brandpost-demo';
export const ADMINISTRATOR = { username: 'sysadm01', name: 'Sigrid Systemlund' } as const;
export const EDITOR = { username: 'bentes01', name: 'Bengt Testberg' } as const;

/** Fills in the form of the sign-in page that is open, and sends it. */
export async function sendCredentials(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Användarnamn').fill(username);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logga in', exact: true }).click();
}

/** Waits until scripts have taken over, so that what is pressed next is answered by them. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
}

/** Whom the site takes the browser for, as the menu says. */
export async function expectSignedInAs(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Ditt konto', includeHidden: true })).toContainText(name);
}

export async function expectVisitor(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Ditt konto', includeHidden: true })).toHaveCount(0);
}
