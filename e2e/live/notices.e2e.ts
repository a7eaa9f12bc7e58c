import { type MailServer, startMailServer } from '@brandpost/test-support';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { call, EDITOR, PART_TIME, SHIFT_LEADER } from '../intranet/staff-page.ts';
import { ownService } from '../own-service.ts';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { hydrated, openAs, signInAnew } from '../sign-in/sign-in-page.ts';

const STATION = 2;
const DAY_MS = 86_400_000;
const TITLE = 'Ny rutin för rökdykning';

let mail: MailServer;
const service = ownService('notices', async () => {
  mail = await startMailServer();
  return { env: { SMTP_URL: mail.url, MAIL_FROM: 'Räddningstjänsten Norrån <nej@example.org>' } };
});
test.afterAll(() => mail.close());

const bell = (page: Page) => page.getByRole('button', { name: /^Aviseringar/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Aviseringar' });
const subjectsOf = (title: string) =>
  mail.received.map(({ email }) => email.subject ?? '').filter((subject) => subject.includes(title));
const open = async (browser: Browser, username: string, path = '/profile') => {
  const page = await (await browser.newContext({ viewport: { width: 375, height: 667 } })).newPage();
  await openAs(page, service.origin, username, path);
  return page;
};

test('a reminder comes by e-mail and to the bell on two devices, and is read on both; nobody else hears of it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await openAs(page, service.origin, SHIFT_LEADER, '/profile/aviseringar');
  // It may be night here.
  await page.getByRole('checkbox', { name: 'Tyst på natten' }).uncheck();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sparat' })).toBeVisible();
  // A session of its own: the one that reads something is not notified of it.
  const telephone = await (await browser.newContext({ viewport: { width: 375, height: 667 } })).newPage();
  await signInAnew(telephone, service.origin, SHIFT_LEADER);
  await telephone.goto(`${service.origin}/profile`);
  await hydrated(telephone);
  const other = await open(browser, PART_TIME);
  const editor = await open(browser, EDITOR);
  await expect(bell(telephone)).toBeVisible();

  await call(editor, 'POST', '/post', {
    ...{ title: TITLE, type: 'info', status: 'publish', nodeIds: [STATION], excerpt: 'Bara för stationen' },
    // Three days before it is in some seconds.
    acknowledgeBy: new Date(Date.now() + 3 * DAY_MS + 8000).toISOString(),
  });
  await expect.poll(() => subjectsOf(TITLE), { timeout: 60_000 }).toContain(`Läs och kvittera: ${TITLE}`);
  await expect
    .poll(() => subjectsOf(TITLE), { timeout: 90_000 })
    .toContain(`Påminnelse om att kvittera: ${TITLE}`);
  for (const device of [page, telephone]) {
    await expect(bell(device)).toHaveAccessibleName(/\d+ olästa?$/);
    await bell(device).click();
    const item = panel(device).getByRole('link', { name: new RegExp(TITLE) });
    await expect(item).toContainText('Påminnelse om att kvittera');
    await expect(item).toContainText('Oläst');
  }
  expect(await violations(telephone)).toEqual([]);
  expect(await violationsInTheDark(telephone)).toEqual([]);

  await telephone.getByRole('button', { name: 'Markera alla som lästa' }).press('Enter');
  // Gone with what was unread.
  await expect(panel(telephone).getByRole('heading', { name: 'Aviseringar' })).toBeFocused();
  await expect(bell(telephone)).toHaveAccessibleName('Aviseringar');
  await expect(bell(page)).toHaveAccessibleName('Aviseringar');

  await bell(other).click();
  await expect(panel(other)).toBeVisible();
  await expect(panel(other).getByText(TITLE)).toHaveCount(0);
  expect((await fetch(`${service.origin}/rubicore/core/v1/my-notice`)).status).toBe(401);
  const letters = mail.received.filter(({ email }) => email.subject?.includes(TITLE));
  expect(JSON.stringify(letters)).not.toContain('Bara för stationen');

  const reminder = letters.find(({ email }) => email.subject?.startsWith('Påminnelse'));
  const [address = ''] = /https?:\S+/.exec(reminder?.email.text ?? '') ?? [];
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await page.getByRole('button', { name: 'Jag har läst och förstått' }).click();
  const reminded = panel(telephone).getByRole('link', { name: new RegExp(TITLE) });
  await expect(reminded.filter({ hasText: 'Påminnelse om att kvittera' })).toHaveCount(0);
});

test('a shift leader sees who is missing in the group, and whom to call', async ({ page, browser }) => {
  const title = 'Ny rutin för kemdykning';
  const editor = await open(browser, EDITOR);
  await call(editor, 'POST', '/post', {
    ...{ title, type: 'info', status: 'publish', nodeIds: [STATION] },
    acknowledgeBy: new Date(Date.now() + 9 * DAY_MS).toISOString(),
  });
  await openAs(page, service.origin, SHIFT_LEADER, '/profile');
  const missing = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(missing.filter({ hasText: '1 av 1 kollega har inte kvitterat.' })).toBeVisible();
  await expect(missing.getByRole('link', { name: /^Ring David Demosson/ })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/,
  );
  expect(await violations(page)).toEqual([]);
  const firefighter = await open(browser, PART_TIME);
  await expect(firefighter.getByRole('heading', { name: 'Saknas i din grupp' })).toHaveCount(0);
});
