import { expect, test } from '@playwright/test';

test('the search panel leads to the results and is empty the next time', async ({ page }) => {
  await page.goto('/nyheter', { waitUntil: 'networkidle' });
  const open = page.locator('header').getByRole('button', { name: 'Sök' });
  await open.click();
  const panel = page.getByRole('dialog', { name: 'Sök på webbplatsen' });
  const box = panel.getByRole('combobox');
  const submit = panel.getByRole('button', { name: 'Sök', exact: true });
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('placeholder', 'Hej, vad letar du efter?');
  await expect(submit).toBeDisabled();
  await box.fill('  ');
  await expect(submit).toBeDisabled();
  await box.fill('brandvarnare');
  await expect(submit).toBeEnabled();
  await box.press('Enter');
  await expect(page).toHaveURL('/sok/brandvarnare');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Brandvarnare', exact: true })).toBeVisible();
  await open.click();
  await expect(box).toHaveValue('');
});

test('the usual questions stand in Swedish order and stay on this site', async ({ page, baseURL }) => {
  await page.goto('/nyheter', { waitUntil: 'networkidle' });
  await page.locator('header').getByRole('button', { name: 'Sök' }).click();
  const questions = page.getByRole('list', { name: 'Vanliga sökfrågor' }).getByRole('link');
  await expect(questions).toHaveText([
    'Brandvarnare',
    'Eldningsförbud',
    'Jobba som brandman',
    'Sotning',
    'Tillstånd gasol',
    'VMA',
    'Åskväder',
    'Öppettider',
  ]);
  await questions.filter({ hasText: 'Sotning' }).click();
  await expect(page).toHaveURL(`${baseURL}/sok/sotning`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/sot/i);
});

for (const [asked, found] of [
  ['eldningsförbjud', 'Eldningsförbud'],
  ['brand varnare', 'Brandvarnare'],
  ['raddningstjanst', 'räddningstjänst'],
  ['deltidsbrandman', 'Bli brandman i beredskap'],
] as const) {
  test(`a search for ${asked} finds ${found}`, async ({ page }) => {
    await page.goto(`/sok/${encodeURIComponent(asked)}`);
    await expect(page.getByRole('main')).toContainText(new RegExp(found, 'i'));
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
  });
}

test('a search that finds nothing says so and shows a way on', async ({ page }) => {
  await page.goto('/sok/xyzzyqwrt');
  await expect(page.getByText('Inget hittades för ”xyzzyqwrt”')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Kontakta oss så hjälper vi dig' }),
  ).toBeVisible();
});

test('a text with slashes, percent signs and quotes is searched for as it is', async ({ page }) => {
  await page.goto('/sok', { waitUntil: 'networkidle' });
  const box = page.getByRole('main').getByRole('combobox');
  await box.fill('100 % "rök/eld" <b>');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sök: 100 % "rök/eld" <b>');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sök: 100 % "rök/eld" <b>');
});

test('no internal information is found, shown or counted', async ({ page, request }) => {
  const hits = await request.get('/rubicore/core/v1/search?q=litiumbatteri&perPage=50');
  expect(JSON.stringify(await hits.json())).not.toContain('andrad-rutin-litiumbatteri');
  expect((await page.goto('/nyhet/andrad-rutin-litiumbatteri'))?.status()).toBe(404);
});

test('while somebody types, the box tells what may be meant, by keys and by touch', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const box = page.getByRole('main').getByRole('combobox');
  const list = page.getByRole('listbox', { name: 'Förslag' });
  await box.pressSequentially('b');
  await expect(list).toBeHidden();
  await box.pressSequentially('rand');
  await expect(list).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const page1 = list.getByRole('option', { name: /^Brandvarnare\s*Sida$/ });
  await expect(page1).toBeVisible();
  await box.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('brand');
  await box.press('ArrowDown');
  await expect(list).toBeVisible();
  await page1.click();
  await expect(page).toHaveURL('/sida/brandvarnare');
});

test('Escape closes the suggestions, then empties the box, then closes the search panel', async ({
  page,
}) => {
  await page.goto('/nyheter', { waitUntil: 'networkidle' });
  await page.locator('header').getByRole('button', { name: 'Sök' }).click();
  const panel = page.getByRole('dialog', { name: 'Sök på webbplatsen' });
  const box = panel.getByRole('combobox');
  await box.pressSequentially('brand');
  await expect(panel.getByRole('listbox')).toBeVisible();
  await box.press('Escape');
  await expect(panel.getByRole('listbox')).toBeHidden();
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(panel).toBeVisible();
  await box.press('Escape');
  await expect(panel).toBeHidden();
});

test('internal information is not suggested to visitors', async ({ page }) => {
  const answer = await page.request.get('/rubicore/core/v1/search/suggest?q=jour', {
    headers: { 'x-csrf': '1' },
  });
  expect(answer.ok()).toBe(true);
  const { titles } = (await answer.json()) as { titles: { type: string }[] };
  expect(titles.filter(({ type }) => type.startsWith('info'))).toEqual([]);
});

test('a crisis that is asked for stands before all else, and any other where its words put it', async ({
  page,
}) => {
  const first = page.getByRole('main').getByRole('article').first();
  await page.goto('/sok/rök i åsbruk');
  await expect(first).toContainText('Rök från industribrand i Åsbruk');
  await page.goto('/sok/brandvarnare');
  await expect(first.getByRole('heading')).toHaveText('Brandvarnare');
});
