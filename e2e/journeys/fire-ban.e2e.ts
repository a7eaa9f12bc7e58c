import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { dialog, openAdmin } from '../admin/admin-page.ts';
import { openPage } from '../open-page.ts';
import { ownService } from '../own-service.ts';
import { callsAs, EDITOR, hydrated, openAs, signInAs } from '../sign-in/sign-in-page.ts';

/** Has the right to set fire bans, and no other of the administration's but publishing. */
const CRISIS_EDITOR = 'karmod01';
const PLACE = 'Norråns kommun';
const CALLS = '/rubicore/core/v1/fire-ban';
const DAY_MS = 86_400_000;

test.describe.configure({ mode: 'serial' });
const service = ownService('fire-ban');
let crisisEditor: APIRequestContext;

test.beforeAll(async ({ playwright }) => {
  crisisEditor = await callsAs(playwright.request, service.origin, CRISIS_EDITOR);
});
test.afterAll(() => crisisEditor.dispose());

/** The answer to whether one may make a fire. */
const answerOn = (page: Page): Locator => page.getByRole('region', { name: 'Får jag elda i dag?' });

/** Says what holds in the demo's municipality. */
async function say(changes: Record<string, unknown>): Promise<void> {
  const { fireBans } = await (await crisisEditor.get(CALLS)).json();
  const [{ id }] = fireBans.filter((said: { municipality: string }) => said.municipality === PLACE);
  const answer = await crisisEditor.put(`${CALLS}/${id}`, {
    data: { municipality: PLACE, state: 'none', decidedBy: '', from: null, to: null, note: '', ...changes },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function aVisitor(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await Promise.all([page.waitForResponse('**/bff/events*'), openPage(page, service.origin + path)]);
  return page;
}

test('a ban that is set on a phone or a desk is on every open page within two seconds, and lifted as soon', async ({
  page,
  browser,
}) => {
  const visitors = await Promise.all(
    ['/', '/sida/eldningsforbud', '/sok/får jag elda'].map((path) => aVisitor(browser, path)),
  );
  for (const visitor of visitors) {
    await expect(answerOn(visitor)).toContainText(`Inget eldningsförbud i ${PLACE}`);
    await expect(answerOn(visitor)).toContainText(/Kontrollerat \d+ \w+ \d{4} kl\u00A0\d\d\.\d\d/);
  }
  await signInAs(page, service.origin, CRISIS_EDITOR);
  await openAdmin(page, service.origin, 'eldningsforbud');
  await page.getByRole('button', { name: `Ange läget: ${PLACE}` }).click();
  const form = dialog(page);
  await form.getByText('Eldningsförbud', { exact: true }).click();
  await form.getByLabel('Beslutat av').fill('');
  await form.getByRole('button', { name: 'Spara och visa för alla' }).click();
  await expect(form.getByLabel('Beslutat av')).toBeFocused();
  await expect(form.getByText('Fältet måste vara ifyllt')).toBeVisible();
  await form.getByLabel('Beslutat av').fill('Räddningschefen');
  await expect(form.getByText(`Eldningsförbud gäller i ${PLACE}`)).toBeVisible();
  await form.getByRole('button', { name: 'Spara och visa för alla' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'är sparat och visas för alla' })).toBeVisible();
  for (const visitor of visitors) {
    await expect(answerOn(visitor)).toContainText(`Eldningsförbud gäller i ${PLACE}`, { timeout: 2000 });
    await expect(answerOn(visitor)).toContainText('Beslut: Räddningschefen.');
    await expect(answerOn(visitor)).toContainText('tills vidare');
    await expect(answerOn(visitor)).not.toContainText('Inget eldningsförbud');
  }
  await say({ state: 'none' });
  for (const visitor of visitors) {
    await expect(answerOn(visitor)).toContainText(`Inget eldningsförbud i ${PLACE}`, { timeout: 2000 });
    await visitor.context().close();
  }
});

test('the answer is there without JavaScript, before all that was found', async ({ browser }) => {
  await say({ state: 'strict', decidedBy: 'Länsstyrelsen', from: new Date().toISOString() });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${service.origin}/sok/brandrisk`);
  await expect(answerOn(page)).toContainText(`Skärpt eldningsförbud gäller i ${PLACE}`);
  const [answer, hits] = [await answerOn(page).boundingBox(), await page.getByText(/träff/).boundingBox()];
  expect(answer?.y ?? 0).toBeLessThan(hits?.y ?? 0);
  await page.goto(`${service.origin}/sok/brandvarnare`);
  await expect(answerOn(page)).toHaveCount(0);
  await context.close();
});

test('the answer is in English on the English page, and where it is asked in English', async ({
  browser,
}) => {
  await say({ state: 'ban', decidedBy: 'Länsstyrelsen', from: new Date().toISOString() });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = page.getByRole('region', { name: 'May I light a fire today?' });
  for (const path of ['/sida/fire-bans', '/sok/can I burn leaves today']) {
    await page.goto(service.origin + path);
    await expect(answer).toContainText(`Fire ban in force in ${PLACE}`);
    await expect(answer).toContainText(/Checked \d+ \w+ \d{4} at \d\d:\d\d\./);
    await expect(answer).toHaveAttribute('lang', 'en');
  }
  await page.goto(`${service.origin}/sida/eldningsforbud-lattlast`);
  await expect(answerOn(page)).toContainText(`Eldningsförbud gäller i ${PLACE}`);
  await context.close();
});

test('a page that stands open for a week does not say that there is no ban, but whom to call', async ({
  page,
}) => {
  await say({ state: 'none' });
  await page.clock.install();
  await openPage(page, `${service.origin}/sida/eldningsforbud`);
  await expect(answerOn(page)).toContainText(`Inget eldningsförbud i ${PLACE}`);
  await page.clock.fastForward(7 * DAY_MS + 60_000);
  await expect(answerOn(page)).toContainText(`Vi vet inte om det är eldningsförbud i ${PLACE} just nu`);
  await expect(answerOn(page)).toContainText('Senast kontrollerat');
  await expect(answerOn(page).getByRole('link', { name: '070-174 06 05' })).toHaveAttribute(
    'href',
    'tel:+46701740605',
  );
});

test('a ban begins and ends by the clock, and after its end nobody knows until somebody has checked', async ({
  page,
}) => {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  await say({ state: 'none' });
  await say({ state: 'ban', decidedBy: 'Räddningschefen', from: at(DAY_MS), to: at(3 * DAY_MS) });
  await page.clock.install();
  await openPage(page, `${service.origin}/`);
  await expect(answerOn(page)).toContainText(`Inget eldningsförbud i ${PLACE}`);
  await expect(answerOn(page)).toContainText('Eldningsförbud gäller från');
  await page.clock.fastForward(DAY_MS + 60_000);
  await expect(answerOn(page)).toContainText(`Eldningsförbud gäller i ${PLACE}`);
  await page.clock.fastForward(2 * DAY_MS);
  await expect(answerOn(page)).toContainText('Läget är inte kontrollerat efter det.');
  await expect(answerOn(page)).toContainText('Elda inte förrän du har fått besked.');
});

test('a municipality is added, checked and taken away again', async ({ page }) => {
  await openAs(page, service.origin, CRISIS_EDITOR, '/profile/admin/eldningsforbud');
  await page.getByRole('button', { name: 'Lägg till kommun' }).click();
  const form = dialog(page);
  await form.getByLabel('Kommun', { exact: true }).fill('Övre Norråns kommun');
  await form.getByText('Inget förbud', { exact: true }).click();
  await form.getByRole('button', { name: 'Spara och visa för alla' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Inget eldningsförbud i Övre Norråns kommun' });
  await expect(row).toBeVisible();
  const check = row.getByRole('button', { name: 'Kontrollerat nu: Övre Norråns kommun' });
  expect((await check.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await check.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Läget i Övre Norråns kommun är kontrollerat nu.' }),
  ).toBeVisible();
  await row.getByRole('button', { name: 'Ta bort: Övre Norråns kommun' }).click();
  await dialog(page).getByRole('button', { name: 'Ta bort' }).click();
  await expect(row).toHaveCount(0);
});

test('a ban whose last day has no time is not taken for one without an end', async ({ page }) => {
  await say({ state: 'none' });
  await openAs(page, service.origin, CRISIS_EDITOR, '/profile/admin/eldningsforbud');
  await page.getByRole('button', { name: `Ange läget: ${PLACE}` }).click();
  const form = dialog(page);
  await form.getByText('Eldningsförbud', { exact: true }).click();
  await form.getByLabel('Beslutat av').fill('Räddningschefen');
  await form.getByLabel('Gäller till').focus();
  // Day, month and year in turn, whatever their order is, and no time.
  await page.keyboard.type('12122031');
  await form.getByRole('button', { name: 'Spara och visa för alla' }).click();
  await expect(form.getByText('Fyll i både datum och klockslag.')).toBeVisible();
  await expect(form.getByLabel('Gäller till')).toBeFocused();
  await form.getByLabel('Gäller till').fill('2031-12-12T12:00');
  await expect(form.getByText('Fyll i både datum och klockslag.')).toHaveCount(0);
  await form.getByRole('button', { name: 'Spara och visa för alla' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'är sparat och visas för alla' })).toBeVisible();
  await say({ state: 'none' });
});

test('somebody who sees something else than what holds by now confirms nothing', async ({ page }) => {
  await say({ state: 'none' });
  await openAs(page, service.origin, CRISIS_EDITOR, '/profile/admin/eldningsforbud');
  // This page hears of nothing more.
  await page.route(/\/core\/v1\/fire-ban(?:\?|$)/, (route) => route.abort());
  await say({ state: 'ban', decidedBy: 'Räddningschefen', from: new Date().toISOString() });
  await page.getByRole('button', { name: `Kontrollerat nu: ${PLACE}` }).click();
  await expect(page.getByText('Läget har ändrats sedan du såg det.')).toBeVisible();
});

test('who changes what a colleague has changed meanwhile is told what holds now, and saves all the same', async ({
  page,
}) => {
  await say({ state: 'none' });
  await openAs(page, service.origin, CRISIS_EDITOR, '/profile/admin/eldningsforbud');
  await page.getByRole('button', { name: `Ange läget: ${PLACE}` }).click();
  const form = dialog(page);
  await form.getByText('Skärpt förbud', { exact: true }).click();
  await form.getByLabel('Beslutat av').fill('Räddningschefen');
  await say({ state: 'ban', decidedBy: 'Länsstyrelsen', from: new Date().toISOString() });
  await form.getByRole('button', { name: 'Spara och visa för alla' }).click();
  const refusal = form.getByRole('alert').filter({ hasText: 'Läget har ändrats sedan du såg det.' });
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expect(refusal).toContainText('Nu står det: Eldningsförbud, beslutat av Länsstyrelsen.');
  await expect(form.getByLabel('Beslutat av')).toHaveValue('Räddningschefen');
  await form.getByRole('button', { name: 'Spara ändå och visa för alla' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'är sparat och visas för alla' })).toBeVisible();
  await say({ state: 'none' });
});

test('those without the right have neither the screen nor a way to it', async ({ page }) => {
  await openAs(page, service.origin, EDITOR.username, '/profile/admin/eldningsforbud');
  await expect(page.getByRole('main')).toContainText('Sätta och häva eldningsförbud');
  await expect(page.getByRole('button', { name: 'Lägg till kommun' })).toHaveCount(0);
  await page.goto(`${service.origin}/profile`);
  await hydrated(page);
  await expect(page.locator('a[href="/profile/admin/eldningsforbud"]')).toHaveCount(0);
});
