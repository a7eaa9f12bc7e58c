import { expect, type Page, test } from '@playwright/test';
import { violationsInState } from '../accessibility/every-width.ts';
import { ownService } from '../own-service.ts';
import { ADMINISTRATOR, EDITOR, signInAs } from '../sign-in/sign-in-page.ts';
import { dialog, openAdmin } from './admin-page.ts';

const TITLE = 'Öppet hus på stationen';

test.describe.configure({ mode: 'serial' });
const service = ownService('calendar');
test.beforeEach(({ page }) => signInAs(page, service.origin, ADMINISTRATOR.username));

/** A month in which nothing of the demo service happens. */
const MONTH = `${new Date().getUTCFullYear() + 1}-03`;
const dayIn = (page: Page, day: number) =>
  page.locator(`[data-day="${MONTH}-${String(day).padStart(2, '0')}"]`);
const openMonth = (page: Page) => openAdmin(page, service.origin, `content?vy=kalender&manad=${MONTH}`);

test('what is scheduled is put off by dragging it, by keys and by choosing a time, and taken back', async ({
  page,
  isMobile,
}) => {
  await page.goto(`${service.origin}/profile`);
  const made = await page.request.post(`${service.origin}/rubicore/core/v1/post`, {
    headers: { 'x-csrf': '1', origin: service.origin },
    data: {
      ...{ type: 'news', title: TITLE, excerpt: 'Välkommen.', nodeIds: [1], content: [] },
      ...{ status: 'future', publishedDate: `${MONTH}-10T07:00:00.000Z` },
    },
  });
  expect(made.status(), await made.text()).toBe(201);

  await openMonth(page);
  await expect(dayIn(page, 10)).toContainText(TITLE);
  await expect(dayIn(page, 10)).toContainText('08.00 Publiceras');
  if (!isMobile) {
    await page.getByRole('listitem').filter({ hasText: TITLE }).dragTo(dayIn(page, 12));
    await expect(dayIn(page, 12)).toContainText('08.00 Publiceras');
    await page.getByRole('button', { name: 'Ångra' }).click();
    await expect(page.getByText('Flytten är ångrad.')).toBeVisible();
    await expect(dayIn(page, 10)).toContainText(TITLE);
  }
  const handle = page.getByRole('button', { name: `Flytta ${TITLE}, publiceras` });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(dayIn(page, 17)).toContainText(TITLE);
  await expect(handle).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dayIn(page, 18)).toContainText(TITLE);
  await expect(page.getByRole('status').filter({ hasText: `${TITLE} publiceras 18 mars` })).toBeVisible();

  await handle.click();
  await dialog(page).getByLabel('Publiceras').fill(`${MONTH}-20T13:30`);
  await dialog(page).getByRole('button', { name: 'Spara' }).click();
  await expect(dayIn(page, 20)).toContainText('13.30 Publiceras');
  await handle.click();
  await dialog(page).getByLabel('Publiceras').fill('2020-01-01T10:00');
  await dialog(page).getByRole('button', { name: 'Spara' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Välj en tid som inte har varit.' });
  await expect(refusal).toBeVisible();
  await expect(dayIn(page, 20)).toContainText(TITLE);
});

test('what became of a move is in sight far down in the month, and focus stays with what was moved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openMonth(page);
  const handle = page.getByRole('button', { name: `Flytta ${TITLE}, publiceras` });
  await handle.click();
  await dialog(page).getByLabel('Publiceras').fill('2020-01-01T10:00');
  await dialog(page).getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Det gick inte att flytta:')).toBeInViewport({ ratio: 1 });
  await expect(handle).toBeFocused();
  await expect(handle).toBeInViewport({ ratio: 1 });
});

test('an editor moves news, and not the alerts that they may not publish', async ({ page }) => {
  await page.goto(`${service.origin}/profile`);
  const alert = { level: 'severe', event: 'water', places: [], polygon: [], instructions: [], isDrill: true };
  for (const post of [
    { type: 'alert', title: 'Vattnet stängs av', alert },
    { type: 'news', title: 'Vägen stängs av' },
  ]) {
    const made = await page.request.post(`${service.origin}/rubicore/core/v1/post`, {
      headers: { 'x-csrf': '1', origin: service.origin },
      data: {
        ...{ ...post, excerpt: 'Mellan 8 och 16.', nodeIds: [1], content: [], status: 'publish' },
        unpublishedDate: `${MONTH}-25T07:00:00.000Z`,
      },
    });
    expect(made.status(), await made.text()).toBe(201);
  }
  await signInAs(page, service.origin, EDITOR.username);
  await openMonth(page);
  await expect(dayIn(page, 25)).toContainText('Vattnet stängs av');
  await expect(page.getByRole('button', { name: 'Flytta Vägen stängs av, avpubliceras' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Flytta Vattnet/ })).toHaveCount(0);
});

test('a change that waits for its time is put off as well, and is the same change then', async ({ page }) => {
  await page.goto(`${service.origin}/profile`);
  const calls = `${service.origin}/rubicore/core/v1/post`;
  const headers = { 'x-csrf': '1', origin: service.origin };
  const title = 'Nya öppettider';
  const out = { type: 'news', title, excerpt: 'Som förut.', nodeIds: [1], content: [], status: 'publish' };
  const { id } = await (await page.request.post(calls, { headers, data: out })).json();
  const data = { publishAt: `${MONTH}-05T07:00:00.000Z`, post: { excerpt: 'Vi öppnar 8.' } };
  expect((await page.request.put(`${calls}/${id}/scheduled-change`, { headers, data })).status()).toBe(200);

  await openMonth(page);
  await expect(dayIn(page, 5)).toContainText('08.00 Ändras');
  await page.getByRole('button', { name: `Flytta ${title}, ändras` }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dayIn(page, 12)).toContainText('08.00 Ändras');
  const waiting = await (await page.request.get(`${calls}/${id}/scheduled-change`, { headers })).json();
  expect(waiting).toMatchObject({ publishAt: `${MONTH}-12T07:00:00.000Z`, post: data.post });
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(dayIn(page, 5)).toContainText(title);
});

test('the calendar is one for all, in both themes, at every width', async ({ page }) => {
  await openMonth(page);
  await expect(page.getByRole('heading', { name: /^Mars 20/ })).toBeVisible();
  expect(await violationsInState(page)).toEqual([]);
  await page.getByRole('link', { name: 'Föregående månad' }).click();
  await expect(page.getByRole('heading', { name: /^Februari 20/ })).toBeVisible();
  await page.getByRole('link', { name: 'I dag' }).click();
  await expect(page.locator('td[aria-current="date"]')).toHaveCount(1);
});

test('what is moved by keys out of the weeks that are shown is followed to where it goes', async ({
  page,
}) => {
  await openMonth(page);
  const handle = page.getByRole('button', { name: `Flytta ${TITLE}, publiceras` });
  await handle.click();
  await dialog(page).getByLabel('Publiceras').fill(`${MONTH}-20T13:30`);
  await dialog(page).getByRole('button', { name: 'Spara' }).click();
  await expect(dayIn(page, 20)).toContainText(TITLE);
  await handle.focus();
  for (const days of [7, 14, 21]) {
    await page.keyboard.press('ArrowDown');
    const day = new Date(Date.parse(`${MONTH}-20T00:00Z`) + days * 86_400_000);
    const words = `${day.getUTCDate()} ${day.getUTCMonth() === 2 ? 'mars' : 'april'}`;
    await expect(page.getByRole('status').filter({ hasText: `${TITLE} publiceras ${words}` })).toBeVisible();
    await expect(handle).toBeFocused();
  }
  await expect(page.getByRole('heading', { name: /^April/ })).toBeVisible();
});

test('”I dag” leads to the day itself, which on a phone is far down the list', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAdmin(page, service.origin, 'content?vy=kalender');
  const today = page.locator('td[aria-current="date"]');
  const earlier = page.getByRole('link', { name: 'Föregående månad' });
  const ways = [earlier, page.getByRole('link', { name: 'I dag' })] as const;
  const tops = await Promise.all(ways.map(async (way) => (await way.boundingBox())?.y));
  expect(tops[0]).toBe(tops[1]);
  await earlier.click();
  await expect(page).toHaveURL(/manad=/);
  await ways[1].click();
  await expect(today).toBeFocused();
  await expect(today).toBeInViewport({ ratio: 0.5 });
});
