import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXED_PAGE_SLUGS } from '@brandpost/domain';
import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { startBff, stopServer } from '../own-stack.ts';
import { violations } from '../pages/violations.ts';
import { sendCredentials } from '../sign-in/sign-in-page.ts';

let origin: string;
let bff: ChildProcess;
let folder: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'brandpost-empty-'));
  ({ origin, bff } = await startBff({ DATA_DIR: folder, SEED: 'none' }));
});
test.afterAll(() => stopServer(bff));

for (const path of [
  '/',
  '/nyheter',
  '/overblick',
  '/e-tjanster',
  '/krisinformation',
  '/sok/brand',
  '/maintenance',
]) {
  test(`a service that has written nothing yet has a whole page at ${path}`, async ({ page }) => {
    const answer = await openPage(page, origin + path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert', { name: 'Fel' })).toBeEmpty();
    await expect(page.getByText('112').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const fixed = FIXED_PAGE_SLUGS.map((slug) => `a[href$="/${slug}"]`).join();
    await expect(page.locator(fixed), 'nothing leads to pages that nobody has written').toHaveCount(0);
  });
}

test('nothing is announced that is not there', async ({ page }) => {
  await openPage(page, `${origin}/sok/brand`);
  await expect(page.getByText('Inga träffar')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vanliga sökfrågor' })).toHaveCount(0);
  await openPage(page, `${origin}/overblick`);
  await expect(page.getByText('Det finns inga ämnen att läsa om ännu.')).toBeVisible();
  await expect(page.getByText('Alla ämnen')).toHaveCount(0);
});

test('the first administrator is shown what to do first, and what is done of it', async ({
  page,
  browser,
}) => {
  const [username = '', password = ''] = (await readFile(join(folder, 'first-administrator'), 'utf8')).split(
    '\n',
  );
  await openPage(page, `${origin}/login`);
  await sendCredentials(page, username, password);
  await expect(page.getByLabel('Nytt lösenord', { exact: true })).toBeVisible();
  const storageState = await page.context().storageState();
  const withoutScripts = await (
    await browser.newContext({ javaScriptEnabled: false, storageState })
  ).newPage();
  await withoutScripts.goto(`${origin}/login`);
  await withoutScripts.getByLabel('Nytt lösenord', { exact: true }).fill('korvar blad stegar molnet');
  await withoutScripts.keyboard.press('Enter');
  expect(withoutScripts.url(), 'no password stands in an address').toBe(`${origin}/login`);
  await withoutScripts.context().close();

  await page.getByLabel('Lösenordet du loggade in med').fill(password);
  await page.getByLabel('Nytt lösenord', { exact: true }).fill('korvar blad stegar molnet');
  await page.getByRole('button', { name: 'Byt lösenord' }).click();
  const steps = page.getByRole('region', { name: 'Kom igång med webbplatsen' });
  await expect(steps).toContainText('0 av 7 klara');
  await expect(steps).toContainText('0 av 6 är publicerade.');
  expect(await violations(page)).toEqual([]);

  await steps.getByRole('link', { name: 'Ändra namnet' }).click();
  await expect(page).toHaveURL(`${origin}/profile/admin/nodes`);
  const named = await page.request.put(`${origin}/rubicore/core/v1/node/1`, {
    headers: { origin, 'x-csrf': '1' },
    data: { name: 'Räddningstjänsten Provås' },
  });
  expect(named.status()).toBe(200);
  await page.goto(`${origin}/profile`);
  await expect(steps).toContainText('1 av 7 klara');
  await expect(steps.getByRole('link', { name: 'Ändra namnet' })).toHaveCount(0);
  await steps.getByRole('link', { name: 'Öppna Utseende' }).click();
  await expect(page.getByRole('heading', { name: 'Utseende', level: 1 })).toBeVisible();
  const looked = await page.request.put(`${origin}/rubicore/core/v1/site-look`, {
    headers: { origin, 'x-csrf': '1' },
    data: { logoMediaId: null, colour: '#1f6b3a' },
  });
  expect(looked.status()).toBe(200);
  await page.goto(`${origin}/profile`);
  await expect(steps).toContainText('2 av 7 klara');

  await steps.getByRole('link', { name: 'Fyll i kontakten' }).click();
  await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('Kontakta oss');
  const telephone = page.getByRole('textbox', { name: 'Telefon' });
  await expect(telephone, 'one is led to where it is written').toBeFocused();
  await telephone.fill('070-174 06 05');
  await page.getByRole('textbox', { name: 'E-post', exact: true }).fill('raddningstjansten@example.se');
  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  await expect(page.getByText('Sidan ovanför, ”Om oss”, är inte publicerad.')).toBeVisible();
  await page.getByRole('button', { name: 'Publicera nu' }).click();
  await expect(page.getByText('Publicerat.')).toBeVisible();
  await page.goto(`${origin}/profile`);
  await expect(steps).toContainText('3 av 7 klara');
  await page.goto(`${origin}/kontakt/kontakta-oss`);
  await expect(page.getByRole('contentinfo')).toContainText('070-174 06 05');
  await expect(page.getByRole('main').getByText('070-174 06 05'), 'it stands there once').toHaveCount(1);
  // Below a draft it is at the top of the menu, and so the overview has it.
  await page.goto(`${origin}/overblick`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Kontakta oss' })).toBeVisible();
  const word = page.getByRole('navigation', { name: 'Ämnen' }).getByRole('link', { name: 'Kontakta oss' });
  await expect(word.locator('br'), 'what has room is not broken').toHaveCount(0);

  await page.goto(`${origin}/profile/admin/tillganglighet`);
  await expect(page.getByText('Inte kontrollerat än')).toBeVisible();
  await expect(page.getByText('Inga brister')).toHaveCount(0);
  await page.goto(`${origin}/profile/admin/system`);
  const mail = page.getByRole('listitem').filter({ hasText: 'E-post och aviseringar' });
  await expect(mail).toContainText('Inte inställt');
  await expect(mail).not.toContainText('Fungerar');

  await page.goto(`${origin}/profile`);
  await steps.getByRole('button', { name: 'Dölj listan' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Att läsa' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});
