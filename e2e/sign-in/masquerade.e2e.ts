import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ADMINISTRATOR, EDITOR, expectSignedInAs, hydrated, signInAnew } from './sign-in-page.ts';

const EDITOR_ID = 3;

/** As the administration of users will ask for it. */
async function actAsEditor(page: Page): Promise<void> {
  await signInAnew(page, test.info().project.use.baseURL ?? '', ADMINISTRATOR.username);
  await page.goto('/nyheter');
  await expectSignedInAs(page, ADMINISTRATOR.name);
  const status = await page.evaluate(
    async (userId) =>
      (
        await fetch('/bff/masquerade', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf': '1' },
          body: JSON.stringify({ userId, reason: 'Felsöker en sida' }),
        })
      ).status,
    EDITOR_ID,
  );
  expect(status).toBe(200);
}

async function sessionIdIn(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'sid')?.value;
}

test('anyone who acts as another always sees so, has their rights alone, and ends it where they are', async ({
  page,
  context,
}) => {
  await actAsEditor(page);
  const sidWhileMasked = await sessionIdIn(context);
  await page.goto('/sida/brandvarnare');
  await hydrated(page);
  const bar = page.getByRole('region', { name: 'Du agerar som någon annan' });
  await expect(bar).toContainText(`Du agerar som ${EDITOR.name}`);
  await expect(page.getByRole('link', { name: 'Skapa innehåll' })).toHaveCount(0);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(bar).toBeInViewport({ ratio: 1 });
  const [barBox, headBox] = [
    await bar.boundingBox(),
    await page
      .getByRole('link', { name: /till startsidan/ })
      .first()
      .boundingBox(),
  ];
  expect(headBox?.y).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0));
  await page.getByRole('button', { name: 'Meny' }).click();
  await expect(page.getByRole('dialog', { name: 'Meny' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Avsluta' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL('/sida/brandvarnare');
  await expectSignedInAs(page, ADMINISTRATOR.name);
  await expect(page.getByRole('link', { name: 'Skapa innehåll' })).toBeVisible();
  expect(await sessionIdIn(context)).not.toBe(sidWhileMasked);
});

test('it moves nothing of what stands under the header', async ({ page }) => {
  const mainPadding = () => page.locator('main').evaluate((main) => getComputedStyle(main).paddingTop);
  await page.goto('/sida/brandvarnare');
  const before = await mainPadding();
  await actAsEditor(page);
  await page.goto('/sida/brandvarnare');
  expect(await mainPadding()).toBe(before);
});

test('a masquerade that has ended elsewhere leaves one as oneself, on the same page', async ({
  page,
  context,
}) => {
  await actAsEditor(page);
  await page.goto('/nyheter');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/nyheter');
  await other.getByRole('button', { name: 'Avsluta' }).click();
  await expectSignedInAs(other, ADMINISTRATOR.name);
  await expect(page.getByRole('region', { name: 'Du agerar som någon annan' })).toHaveCount(0);
  await expectSignedInAs(page, ADMINISTRATOR.name);
});
