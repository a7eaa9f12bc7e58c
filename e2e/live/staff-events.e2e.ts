import { emptyAlertDetails } from '@brandpost/domain';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { endAlerts } from '../accessibility/end-alerts.ts';
import { openPage } from '../open-page.ts';
import { ownService } from '../own-service.ts';
import { callsAs, signInAnew } from '../sign-in/sign-in-page.ts';

const CRISIS_EDITOR = 'cecpro01';
/** Of Station Norråmo, and of another one. */
const MEMBER = 'davdem01';
const OUTSIDER = 'farpah01';
const NORRAMO = 2;
const DRILL = { ...emptyAlertDetails(), isDrill: true };
/** From the answer to anyone who writes to the page of somebody else. */
const SOON_MS = 2000;

test.describe.configure({ mode: 'serial' });
const service = ownService('staff-events');
let editor: APIRequestContext;
test.beforeAll(async ({ playwright }) => {
  // More than three are folded, exercises first.
  await endAlerts(playwright.request, service.origin, 1);
  editor = await callsAs(playwright.request, service.origin, CRISIS_EDITOR);
});
test.afterAll(() => editor.dispose());

async function write(
  method: 'post' | 'put',
  path: string,
  data: object,
): Promise<{ id: number; slug: string }> {
  const answer = await editor[method](`/rubicore/core/v1/post${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return await answer.json();
}
const publish = (title: string, body: object) =>
  write('post', '', {
    ...{ type: 'alert', status: 'publish', title, excerpt: 'Gå inomhus.', nodeIds: [1], content: [] },
    publishedDate: new Date(Date.now() - 1000).toISOString(),
    unpublishedDate: new Date(Date.now() + 3_600_000).toISOString(),
    ...body,
  });

const end = (id: number) => write('put', `/${id}`, { unpublishedDate: new Date().toISOString() });

/** A page of somebody, or of a visitor, that is open and listens. */
async function open(browser: Browser, path: string, username?: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'sv-SE' });
  const page = await context.newPage();
  if (username !== undefined) await signInAnew(page, service.origin, username);
  await Promise.all([page.waitForResponse('**/bff/events*'), openPage(page, service.origin + path)]);
  return page;
}
const strip = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Pågående kriser' }).filter({ hasText: title });

/** Waits until pages show, or no longer show, an alert on top. @returns after how many milliseconds */
async function shown(pages: readonly Page[], title: string, isThere: boolean): Promise<number> {
  const startMs = performance.now();
  const count = isThere ? 1 : 0;
  await Promise.all(pages.map((page) => expect(strip(page, title)).toHaveCount(count, { timeout: SOON_MS })));
  return Math.round(performance.now() - startMs);
}

test('an exercise is on the open pages of staff within two seconds, and gone so; a visitor’s page asks nothing', async ({
  browser,
}) => {
  const staff = [await open(browser, '/profile', MEMBER), await open(browser, '/nyheter', OUTSIDER)];
  const visitor = await open(browser, '/nyheter');
  const asked: string[] = [];
  visitor.on('request', (request) => {
    // Scripts of pages that it may go to are loaded while it is idle.
    if (request.resourceType() !== 'script') asked.push(request.url());
  });
  const waits: number[] = [];
  const { id } = await publish('Övning Uggla', { alert: DRILL });
  waits.push(await shown(staff, 'Övning Uggla', true));
  await expect(strip(staff[0] as Page, 'ÖVNING')).toBeVisible();
  await write('put', `/${id}`, { title: 'Övning Berguv' });
  waits.push(await shown(staff, 'Övning Berguv', true));
  await end(id);
  waits.push(await shown(staff, 'Övning Berguv', false));
  test.info().annotations.push({ type: 'milliseconds', description: waits.join(', ') });
  expect(asked).toEqual([]);
  await expect(strip(visitor, 'Övning')).toHaveCount(0);
});

test('an exercise that somebody reads is over on their page when it is over', async ({ browser }) => {
  const { id, slug } = await publish('Övning Tjäder', { alert: DRILL });
  const page = await open(browser, `/krisinformation/${slug}`, MEMBER);
  const allClearAt = new Date().toISOString();
  await write('put', `/${id}`, { alert: { ...DRILL, allClearAt } });
  await expect(page.getByRole('main').getByText('ÖVNING · Faran är över')).toBeVisible({
    timeout: SOON_MS,
  });
  await end(id);
});

test('an alert for a group is on the pages of its members, and on no other', async ({ browser }) => {
  const member = await open(browser, '/profile', MEMBER);
  const others = [await open(browser, '/profile', OUTSIDER), await open(browser, '/nyheter')];
  const { id } = await publish('Vattnet på stationen', { nodeIds: [NORRAMO] });
  await shown([member], 'Vattnet på stationen', true);
  // As long as any page may take to ask.
  await member.waitForTimeout(1000);
  await shown(others, 'Vattnet på stationen', false);
  await end(id);
  await shown([member], 'Vattnet på stationen', false);
});
