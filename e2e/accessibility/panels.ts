import { expect, type Page } from '@playwright/test';

type Panel = { name: string; id: string };

/** The sheets that the buttons of the header open. */
export const PANELS: readonly Panel[] = [
  { name: 'menu', id: 'meny' },
  { name: 'search panel', id: 'sok-panel' },
];

/** Opens a panel of the header and waits until it has come all the way. */
export async function openPanel(page: Page, { id }: Panel): Promise<void> {
  await page.locator(`header [popovertarget=${id}]`).click();
  const panel = page.locator(`#${id}`);
  await expect(panel).toBeVisible();
  await expect
    .poll(() => panel.evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBe(0);
}
