import { expect, type Page, test } from '@playwright/test';

/** Bytes of script as they came over the wire, packed. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('a page runs no more than a little script until somebody wants something', async ({ page }) => {
  const scriptBytes = countScripts(page);
  // A browser that is never idle.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/sida/brandvarnare', { waitUntil: 'networkidle' });
  expect(await scriptBytes()).toBeLessThan(10_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-is-hydrated');
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
  expect(await scriptBytes()).toBeLessThan(170_000);
});

test('the app takes over by itself when the browser is idle', async ({ page }) => {
  await page.goto('/sida/brandvarnare');
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
});

test('whoever saves data gets the app at the first sign of wanting something', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/nyheter', { waitUntil: 'networkidle' });
  await page.waitForTimeout(2500);
  await expect(page.locator('html')).not.toHaveAttribute('data-is-hydrated');
  await page.locator('main a').first().hover();
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
});

test('a button that is pressed before the app is there answers when it is', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.route('**/assets/entry-client*', async (route) => {
    await new Promise((next) => setTimeout(next, 1000));
    await route.continue();
  });
  await page.goto('/sida/brandvarnare', { waitUntil: 'load' });
  const toggle = page.getByRole('button', { name: 'Vem ansvarar för brandvarnare i hyresrätt?' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a link that is clicked before the app is there leads on, and a text that is typed stays', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.route('**/assets/entry-client*', async (route) => {
    await new Promise((next) => setTimeout(next, 1500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'load' });
  const box = page.getByPlaceholder('Hej, vad letar du efter?').last();
  await box.pressSequentially('brandvarnare');
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
  await expect(box).toHaveValue('brandvarnare');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/sok\/brandvarnare$/);
  await page.goto('/', { waitUntil: 'load' });
  await page.getByRole('main').getByRole('link', { name: 'Fler nyheter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nyheter' })).toBeVisible();
});
