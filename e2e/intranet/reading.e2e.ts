import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { hydrated, signInAnew } from '../sign-in/sign-in-page.ts';
import { call, EDITOR, FULL_TIME, openStaffPage, PART_TIME, SHIFT_LEADER } from './staff-page.ts';

const TITLES = {
  allFire: 'Ändrad rutin vid brand i litiumbatteri',
  leaders: 'Nya talgrupper i Rakel',
  partTime: 'RIB-schemat för december är klart',
  asbruk: 'Station Åsbruk: porten i vagnhallen lagas',
  named: 'Personligt: komplettera din delegation',
} as const;

test('a part-time firefighter and a shift leader each see what is theirs, and why', async ({ browser }) => {
  for (const [username, theirs, others, reason] of [
    [PART_TIME, ['allFire', 'partTime', 'asbruk'], ['leaders', 'named'], 'För Station Åsbruk'],
    [SHIFT_LEADER, ['allFire', 'leaders'], ['partTime', 'asbruk', 'named'], 'För styrkeledare'],
  ] as const) {
    const page = await browser.newPage();
    await openStaffPage(page, username, '/profile/information');
    for (const name of theirs) await expect(page.getByRole('link', { name: TITLES[name] })).toBeVisible();
    for (const name of others) await expect(page.getByRole('link', { name: TITLES[name] })).toHaveCount(0);
    await expect(page.getByText(reason).first()).toBeVisible();
    await page.close();
  }
});

test('what is to be read is counted once: the choice of unread says no number of its own', async ({
  page,
}) => {
  await openStaffPage(page, SHIFT_LEADER);
  const counted = await page
    .getByRole('main')
    .getByText(/^\d+ att läsa$/)
    .textContent();
  await openStaffPage(page, SHIFT_LEADER, '/profile/information');
  await expect(page.getByRole('link', { name: 'Olästa', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^\\(${Number.parseInt(counted ?? '', 10)}\\) `));
});

test('a post that asks for it is acknowledged, and its writer and the shift leader see who has, and remind the others', async ({
  browser,
}) => {
  const title = `Nytt larmställ ${Date.now()}`;
  const writer = await browser.newPage();
  await openStaffPage(writer, EDITOR);
  const { id } = await call(writer, 'POST', '/post', {
    ...{ type: 'info-important', title, status: 'publish', nodeIds: [2] },
    ...{ acknowledgeBy: '2099-12-01T12:00:00Z', excerpt: 'Läs och kvittera.' },
  });

  const leader = await browser.newPage();
  await openStaffPage(leader, SHIFT_LEADER);
  // Below stands who in their group has not acknowledged the same post.
  const items = leader.getByRole('main').getByRole('listitem').filter({ hasText: title });
  const first = items.filter({ has: leader.locator('a[href^="/nyhet/"]') });
  await expect(first).toContainText('Kvittera senast 1 dec');
  await expect(first).toContainText('För Station Norråmo');
  await first.getByRole('link', { name: title }).click();
  await leader.getByRole('button', { name: 'Jag har läst och förstått' }).click();
  await expect(leader.getByText(/^Du kvitterade /)).toBeFocused();
  await leader.reload();
  await expect(leader.getByText(/^Du kvitterade /)).toBeVisible();

  await writer.goto(`/profile/information/${id}/kvittenser`);
  await hydrated(writer);
  await expect(writer.getByText('1 av 2 har kvitterat')).toBeVisible();
  const download = writer.waitForEvent('download');
  await writer.getByRole('button', { name: 'Hämta som CSV' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFNamn;Grupp;Kvitterat;Tidpunkt',
    'David Demosson;Station Norråmo;Nej;',
  ]);
  expect(csv).toMatch(/\r\nElin Mallström;Station Norråmo;Ja;\d/);

  // The shift leader follows up their own people; who merely reads it sees nothing of others.
  await leader.getByRole('link', { name: 'Se vilka som har kvitterat' }).click();
  await expect(leader.getByText('1 av 2 har kvitterat, du medräknad')).toBeVisible();
  const calling = leader.getByRole('link', { name: /^Ring David Demosson/ });
  await expect(calling).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(leader.getByText('Du ser dem som hör till dina grupper.')).toBeVisible();
  const remind = leader.getByRole('button', { name: 'Påminn David Demosson' });
  await remind.click();
  await expect(leader.getByText('En kollega får en påminnelse.')).toBeVisible();
  await expect(remind).toHaveAttribute('aria-disabled', 'true');
  await leader.reload();
  await remind.click();
  await expect(leader.getByText(/^De har påmints den senaste timmen/)).toBeVisible();
  const reader = await browser.newPage();
  await openStaffPage(reader, FULL_TIME, `/profile/information/${id}/kvittenser`);
  await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText('Kvittenser');
  await reader.getByRole('button', { name: /^Aviseringar/ }).click();
  await expect(
    reader.getByRole('dialog').getByText('Elin Mallström påminner dig om att kvittera'),
  ).toBeVisible();
  await call(writer, 'DELETE', `/post/${id}`).catch(() => undefined);
});

test('a shift leader writes to their own group, which is asked to acknowledge it', async ({
  page,
  browser,
}) => {
  const title = `Övning på torsdag ${Date.now()}`;
  await openStaffPage(page, SHIFT_LEADER);
  await page.getByRole('banner').getByRole('link', { name: 'Skriv till gruppen' }).click();
  await expect(page.getByRole('textbox', { name: 'Rubrik', exact: true })).toBeFocused();
  await page.keyboard.type(title);
  const audience = page.getByLabel('Målgrupp');
  await expect(audience.locator('option:checked')).toHaveText('Station Norråmo');
  await expect(audience.locator('option')).toHaveText(['Välj publiceringsgrupp', 'Station Norråmo']);
  await expect(page.getByText('Yrkesroller', { exact: true })).toHaveCount(0);
  await page.getByLabel('Kvittera senast').fill('2099-12-01T12:00');
  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  await page.getByRole('button', { name: 'Publicera nu' }).click();
  await expect(page.getByText('Publicerat.')).toBeVisible();

  const reader = await browser.newPage();
  await openStaffPage(reader, FULL_TIME);
  const item = reader.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(item).toContainText('Kvittera senast 1 dec');
  await reader.close();
  const colleague = await browser.newPage();
  await openStaffPage(colleague, PART_TIME, '/profile/information');
  await expect(colleague.getByRole('link', { name: title })).toHaveCount(0);
  await colleague.close();
});

for (const [username, group] of [
  ['karmod01', 'Operativ ledning'],
  [SHIFT_LEADER, 'Station Norråmo'],
] as const) {
  test(`${username} writes to the own group from the own page in four presses, whatever else they may write`, async ({
    page,
  }) => {
    const title = `Samling klockan sju ${Date.now()}`;
    await openStaffPage(page, username);
    await page.getByRole('main').getByRole('link', { name: 'Skriv till gruppen' }).click();
    await expect(page.getByRole('textbox', { name: 'Rubrik', exact: true })).toBeFocused();
    await page.keyboard.type(title);
    await expect(page.getByLabel('Målgrupp').locator('option:checked')).toHaveText(group);
    await page.getByText('Skriv här, eller tryck /').click();
    await page.keyboard.type('Ta med larmställ.');
    await page.getByRole('button', { name: 'Publicera', exact: true }).click();
    await page.getByRole('button', { name: 'Publicera nu' }).click();
    await expect(page.getByText('Publicerat.')).toBeVisible();
  });
}

test('what is read on one device is read on the other within two seconds, without anybody touching it', async ({
  browser,
  baseURL: origin = '',
}) => {
  const title = `Fikat flyttas ${Date.now()}`;
  const writer = await browser.newPage();
  await openStaffPage(writer, EDITOR);
  await call(writer, 'POST', '/post', { type: 'info', title, status: 'publish', nodeIds: [5] });
  const editor = await browser.newPage();
  const phone = await browser.newPage();
  await Promise.all([
    editor.waitForResponse('**/bff/events*'),
    openStaffPage(editor, 'henfik01', '/profile/information?visa=olasta'),
  ]);
  await signInAnew(phone, origin, 'henfik01');
  await phone.goto(`${origin}/profile`);
  await hydrated(phone);
  await expect(editor.getByRole('link', { name: title })).toBeVisible();
  const unread = async () => Number(/^\((\d+)\)/.exec(await editor.title())?.[1] ?? 0);
  const before = await unread();
  expect(before).toBeGreaterThan(0);
  const marked = phone.waitForResponse((answer) => answer.url().endsWith('/read'));
  await phone.getByRole('link', { name: title }).click();
  await marked;
  await expect(editor.getByRole('link', { name: title })).toHaveCount(0, { timeout: 2000 });
  await expect.poll(unread).toBe(before - 1);
});
