import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a key until something has focus, as one does who looks for it. It is in sight then. */
export async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

/** As above, by the Tab key. */
export const tabTo = (page: Page, target: Locator) => pressUntilFocused(page, 'Tab', target);
