import { expect, type Page, test } from '@playwright/test';
import { sidewaysScroll } from '../accessibility/every-width.ts';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { ADMINISTRATOR, hydrated, signInAs } from './sign-in-page.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function signIn(page: Page): Promise<void> {
  await signInAs(page, test.info().project.use.baseURL ?? '', ADMINISTRATOR.username);
}

const STATES: [state: string, reach: (page: Page) => Promise<void>][] = [
  ['the ways in', (page) => open(page, '/login')],
  ['a sign-in that was refused', (page) => open(page, '/login?fel=avbruten&tillbaka=%2Fnyheter')],
  ['somebody signed out', (page) => open(page, '/login?utloggad=1')],
  [
    'fields that are empty',
    async (page) => {
      await open(page, '/login');
      await page.getByRole('button', { name: 'Logga in', exact: true }).click();
    },
  ],
  [
    'somebody who is signed in already',
    async (page) => {
      await signIn(page);
      await open(page, '/login');
    },
  ],
  [
    'the start page of an administrator',
    async (page) => {
      await signIn(page);
      await open(page, '/');
    },
  ],
  [
    'the question before signing out',
    async (page) => {
      await signIn(page);
      await open(page, '/nyheter');
      await page
        .getByRole('navigation', { name: 'Toppmeny' })
        .getByRole('button', { name: 'Logga ut' })
        .click();
      await expect(page.getByRole('dialog', { name: 'Vill du logga ut?' })).toBeVisible();
    },
  ],
];

for (const [state, reach] of STATES) {
  test(`${state} can be used by everyone in both themes, and fits its screen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await reach(page);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await violationsInTheDark(page)).toEqual([]);
  });
}

test('the top bar of an administrator fits the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: 'Toppmeny' });
  for (const item of await bar.locator('a, button').all()) {
    const box = await item.boundingBox();
    if (box === null) continue;
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  }
});
