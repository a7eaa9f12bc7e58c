import { expect, type Page, test } from '@playwright/test';
import { violationsInState } from '../accessibility/every-width.ts';
import { openStaffPage } from '../intranet/staff-page.ts';
import { openPage } from '../open-page.ts';
import { hydrated } from '../sign-in/sign-in-page.ts';

const ADMINISTRATOR = 'sysadm01';
const SHIFT_LEADER = 'elimal01';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Sök och gå till' });
const line = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

async function openPalette(page: Page, text = ''): Promise<void> {
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
}

test('a colleague, a page, a station and a tool are found by keys alone, also misspelt', async ({ page }) => {
  await openStaffPage(page, SHIFT_LEADER);
  await openPalette(page, 'pahitson');
  await expect(line(page, /Farid Påhittsson/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile/info/farpah01');
  await expect(page.getByRole('heading', { level: 1, name: 'Farid Påhittsson' })).toBeVisible();

  await openPalette(page, 'brandvarnare');
  // A search for the word is offered beside it.
  await expect(line(page, /^Brandvarnare/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);

  await openPalette(page, 'tidrap');
  await expect(line(page, 'Tidrapport')).toBeVisible();
  await page.keyboard.press('Escape');

  // Not chosen, and the word stands in what is said of it at length.
  await openPalette(page, 'semester');
  await expect(line(page, 'Lönebesked')).toBeVisible();
  await page.keyboard.press('Escape');

  await openPalette(page, 'kvittera');
  await expect(line(page, /^Information/)).toBeVisible();
  await page.keyboard.press('Escape');

  await openPalette(page, '0701740611');
  await expect(line(page, /Anna Exempelsson/)).toBeVisible();
  await page.keyboard.press('Escape');

  await openPalette(page, 'älvkulla');
  await line(page, 'Station Älvkulla').click();
  await expect(page).toHaveURL(/\/profile\/info\?q=Station/);
  await expect(page.getByRole('link', { name: 'Gunilla Låtsasgren' })).toBeVisible();
});

test('what is typed while the palette is being fetched is kept, and Enter waits for what is found', async ({
  page,
}) => {
  await openStaffPage(page, SHIFT_LEADER);
  await hydrated(page);
  await page.route(/\/assets\/palette-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.route('**/rubicore/**/user*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('farid påhittsson', { delay: 20 });
  await page.keyboard.press('Enter');
  await expect(palette(page).getByText('Söker …').last()).toBeVisible();
  await expect(page).toHaveURL('/profile/info/farpah01');
});

test('a search that fails says so', async ({ page }) => {
  await openStaffPage(page, SHIFT_LEADER);
  await page.route('**/rubicore/**/user?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await openPalette(page, 'farid');
  await expect(palette(page).getByText('Det gick inte att söka just nu.')).toBeVisible();
});

test('nobody is shown what they may not do', async ({ page }) => {
  await openStaffPage(page, SHIFT_LEADER);
  await openPalette(page, 'anv');
  await expect(line(page, /på webbplatsen/)).toBeVisible();
  await expect(line(page, 'Användare')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openPalette(page);
  await expect(line(page, 'Skapa innehåll')).toHaveCount(0);
  await expect(line(page, 'Larma allmänheten')).toHaveCount(0);

  await openStaffPage(page, ADMINISTRATOR);
  await openPalette(page);
  await expect(line(page, 'Skapa innehåll')).toBeVisible();
  await page.keyboard.type('anvandre');
  await expect(line(page, /^Användare/)).toBeVisible();
});

test('ordinary acts are found by the words that people have for them', async ({ page }) => {
  await openStaffPage(page, ADMINISTRATOR);
  await openPalette(page, 'ny användare');
  await expect(line(page, /^Användare/)).toBeVisible();
  await page.keyboard.press('Escape');
  await openPalette(page, 'byt lösenord');
  await expect(line(page, 'Mina uppgifter och mitt lösenord')).toBeVisible();
  await page.keyboard.press('Escape');
  // The page of that name comes before the colleagues whose work it is.
  await openPalette(page, 'brandvar');
  await expect(palette(page).getByRole('option').first()).toHaveText(/^Brandvarn/);
  await page.keyboard.press('Escape');
  await openPalette(page, 'logga ut');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Vill du logga ut?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('files, links, categories and accounts are found by those who look after them', async ({ page }) => {
  await openStaffPage(page, ADMINISTRATOR);
  await openPalette(page, 'brandinspektör');
  await line(page, /Brandinspektör.*Kategorier/).click();
  await expect(page.getByRole('row', { name: /Brandinspektör/ })).toBeVisible();
  await openPalette(page, 'bli brandman');
  await line(page, /Bli brandman i beredskap.*Mediebibliotek/).click();
  await expect(page).toHaveURL(/\/profile\/admin\/media\?fil=\d+/);

  await openStaffPage(page, SHIFT_LEADER);
  await openPalette(page, 'brandinspektör');
  await expect(line(page, /på webbplatsen/)).toBeVisible();
  await expect(line(page, /Kategorier/)).toHaveCount(0);
});

test('what was opened last comes first', async ({ page }) => {
  await openStaffPage(page, SHIFT_LEADER, '/profile/tools');
  await page.goto('/profile');
  await openPalette(page);
  await expect(palette(page).getByRole('option').first()).toHaveText('Verktyg och favoriter');
});

test('what was opened and is not there is not among what was opened last', async ({ page }) => {
  await openStaffPage(page, SHIFT_LEADER, '/profile/tools');
  for (const path of ['/sida/finns-inte', '/skapa-innehall/999999', '/finns/inte']) await page.goto(path);
  await page.goto('/profile');
  await openPalette(page);
  const first = palette(page).getByRole('option').first();
  await expect(first).toHaveText('Verktyg och favoriter');
});

test('a question mark shows the keys, unless one has chosen otherwise', async ({ page }) => {
  await openStaffPage(page, SHIFT_LEADER);
  const keys = page.getByRole('dialog', { name: 'Kortkommandon' });
  await page.keyboard.press('?');
  await expect(keys).toContainText('Ctrl');
  await expect(keys.getByRole('heading', { name: 'Överallt' })).toBeInViewport();
  for (const group of ['I en text', 'I en tabell', 'På handtaget i kalendern']) {
    await expect(keys.getByRole('heading', { name: group })).toBeVisible();
  }
  await keys.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await openPalette(page, 'kortkom');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(keys).toBeVisible();
});

test('visitors have none of it, and load nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('?');
  await expect(palette(page)).toHaveCount(0);
  expect(asked.filter((url) => /palette|shortcuts|workplace/.test(url))).toEqual([]);
});

test('the palette can be used by everyone, in both themes', async ({ page }) => {
  await openStaffPage(page, ADMINISTRATOR);
  await openPalette(page, 'brand');
  await expect(line(page, /på webbplatsen/)).toBeVisible();
  expect(await violationsInState(page)).toEqual([]);
});
