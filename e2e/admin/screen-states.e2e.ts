import { expect, type Page, test } from '@playwright/test';
import { violationsInState } from '../accessibility/every-width.ts';
import { failingStack } from '../failing-stack.ts';
import { ADMINISTRATOR, signInAs } from '../sign-in/sign-in-page.ts';
import { openAdmin } from './admin-page.ts';
import { SCREENS } from './screen-states.ts';

// All in one page: nothing is saved.
test.describe.configure({ timeout: 180_000 });
const stack = failingStack('screen-states');
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  // What was filled in to reach a state is not kept.
  page.on('dialog', (question) => question.accept());
  await signInAs(page, stack.origin, ADMINISTRATOR.username);
});
test.afterAll(() => page.close());

for (const [path, states] of Object.entries(SCREENS)) {
  test(`${path} can be used by everyone in each of its states, on phone and desk, light and dark`, async () => {
    await openAdmin(page, stack.origin, path);
    for (const { name, open, leave, bar } of states) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, stack);
      expect.soft(await violationsInState(page, bar), name).toEqual([]);
      await (leave === undefined ? closeByEscape() : leave(page, stack));
    }
  });
}

async function closeByEscape(): Promise<void> {
  await page.keyboard.press('Escape');
  const anyway = page.getByRole('button', { name: 'Stäng ändå' });
  if (await anyway.isVisible()) await anyway.click();
}
