import { type Browser, expect, type Page, test } from '@playwright/test';
import { ownService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { hydrated, PASSWORD } from '../sign-in/sign-in-page.ts';

/** Both may publish crisis alerts. */
const ASKER = 'karmod01';
const APPROVER = 'cecpro01';
const SMALL_PHONE = { width: 375, height: 667 };

const service = ownService('second-person', { env: { ALERT_SECOND_PERSON: 'on' } });

/** Somebody with the phone in their hand; without a name a visitor. */
async function onPhone(browser: Browser, username: string | null): Promise<Page> {
  const options = { viewport: SMALL_PHONE, hasTouch: true, isMobile: true, locale: 'sv-SE' };
  const context = await browser.newContext(options);
  await context.addCookies([{ name: 'AcceptCookies', value: 'true', url: service.origin }]);
  const page = await context.newPage();
  if (username === null) {
    await page.goto(service.origin);
  } else {
    await page.goto(`${service.origin}/login`);
    await page.getByLabel('Användarnamn').fill(username);
    await page.getByLabel('Lösenord', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Logga in', exact: true }).tap();
    await expect(page).not.toHaveURL(/login/);
  }
  await hydrated(page);
  return page;
}

const strip = (page: Page) => page.getByRole('region', { name: 'Pågående kriser' });
const notice = (page: Page) => page.getByRole('link', { name: /väntar på dig$/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function request(page: Page, place: string): Promise<void> {
  await page.goto(`${service.origin}/krislarm?mall=${encodeURIComponent('Farlig rök')}`);
  await hydrated(page);
  await page.getByLabel('Var?').fill(place);
  await page.getByRole('button', { name: 'Begär publicering' }).tap();
  await expect(heading(page, 'Väntar på godkännande av en kollega')).toBeVisible();
}

test('a colleague is asked, sees it at once, and lets it out with two taps; both can end it', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [visitor, asker, approver] = await Promise.all(
    [null, ASKER, APPROVER].map((name) => onPhone(browser, name)),
  );
  if (visitor === undefined || asker === undefined || approver === undefined) throw new Error('Nobody came.');
  await request(asker, 'Lillsjön');
  expect(await violations(asker)).toEqual([]);
  await expect(asker.getByText('Cecilia Provlund')).toBeVisible();
  await expect(notice(asker)).toHaveCount(0);

  await expect(notice(approver)).toHaveText('1 varning väntar på dig', { timeout: 4000 });
  await expect(notice(approver)).toBeInViewport({ ratio: 1 });
  expect(await violations(approver)).toEqual([]);
  await notice(approver).tap();
  await expect(heading(approver, 'Farlig rök i Lillsjön – gå inomhus')).toBeVisible();
  const approve = approver.getByRole('button', { name: 'Godkänn och publicera' });
  await expect(approve).toBeInViewport({ ratio: 1 });
  for (const words of ['Gör så här nu', 'Stäng dörrar, fönster och ventilation.', 'VMA']) {
    await expect(approver.getByRole('main').getByText(words).first()).toBeVisible();
  }
  for (const button of [approve, approver.getByRole('button', { name: 'Neka' })]) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await violations(approver)).toEqual([]);
  await expect(strip(visitor)).not.toContainText('Lillsjön');
  await approve.tap();
  await expect(heading(approver, 'Meddelandet är ute')).toBeVisible();
  await expect(strip(visitor)).toContainText('Farlig rök i Lillsjön', { timeout: 5000 });
  await expect(heading(asker, 'Meddelandet är ute')).toBeVisible({ timeout: 5000 });
  expect(await violations(asker)).toEqual([]);
  expect(await violations(approver)).toEqual([]);

  await asker.getByRole('button', { name: 'Uppdatera' }).tap();
  await asker.getByLabel('Vad är nytt?').fill('Branden är under kontroll.');
  await asker.getByRole('button', { name: 'Publicera uppdateringen' }).tap();
  await expect(
    asker.getByText('Uppdateringen är ute. Alla sidor visar den inom några sekunder.'),
  ).toBeVisible();

  // What is over comes back on the word of two, and the question says so.
  await asker.getByRole('button', { name: 'Faran är över', exact: true }).tap();
  await asker.getByRole('button', { name: 'Ja, faran är över' }).tap();
  await asker.getByRole('button', { name: 'Faran är inte över' }).tap();
  const question = asker.getByRole('dialog', { name: 'Gäller faran fortfarande?' });
  await question.getByRole('button', { name: 'Ja, faran gäller' }).tap();
  await expect(question.getByRole('alert')).toContainText('En kollega måste godkänna');
  expect(await violations(asker)).toEqual([]);
  await question.getByRole('button', { name: 'Avbryt' }).tap();
  await approver.getByRole('button', { name: /^Ångra/ }).tap();
  await expect(heading(approver, 'Meddelandet är återkallat')).toBeVisible();
  await expect(strip(visitor)).not.toContainText('Lillsjön', { timeout: 5000 });
});

test('a colleague denies it, and who has asked is told why; then it is asked for anew and taken back', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const asker = await onPhone(browser, ASKER);
  await request(asker, 'Öreforsen');
  const approver = await onPhone(browser, APPROVER);
  await notice(approver).tap();
  await approver.getByRole('button', { name: 'Neka' }).tap();
  const dialog = approver.getByRole('dialog');
  await dialog.getByLabel(/^Skäl/).fill('Platsen heter Öreforsen norra.');
  expect(await violations(approver)).toEqual([]);
  await dialog.getByRole('button', { name: 'Neka publiceringen' }).tap();
  await expect(heading(approver, 'Du har nekat')).toBeVisible();
  await expect(approver.getByRole('status').filter({ hasText: 'Du har nekat' })).toBeFocused();
  await expect(heading(asker, 'Cecilia Provlund nekade')).toBeVisible({ timeout: 5000 });
  await expect(asker.getByText('Platsen heter Öreforsen norra.')).toBeVisible();
  expect(await violations(asker)).toEqual([]);

  await request(asker, 'Öreforsen norra');
  await expect(notice(approver)).toBeVisible({ timeout: 4000 });
  await asker.getByRole('button', { name: 'Ta tillbaka begäran' }).tap();
  await expect(heading(asker, 'Begäran är tillbakatagen')).toBeVisible();
  await expect(asker.getByRole('status').filter({ hasText: 'Begäran är tillbakatagen' })).toBeFocused();
  await expect(notice(approver)).toHaveCount(0, { timeout: 4000 });
});

test('an exercise needs nobody, and what a colleague looks at while it is taken back says so', async ({
  browser,
}) => {
  const asker = await onPhone(browser, ASKER);
  await request(asker, 'Övre dammen');
  const approver = await onPhone(browser, APPROVER);
  await notice(approver).tap();
  await expect(heading(approver, 'Farlig rök i Övre dammen – gå inomhus')).toBeVisible();
  await asker.reload();
  await asker.getByRole('button', { name: 'Ta tillbaka begäran' }).tap();
  await expect(heading(approver, 'Begäran gäller inte längre')).toBeVisible({ timeout: 5000 });
  await asker.goto(`${service.origin}/krislarm?mall=Brand`);
  await hydrated(asker);
  await asker.getByLabel(/^Övning/).check();
  await asker.getByRole('button', { name: 'Publicera övningen' }).tap();
  await expect(heading(asker, 'Övningen är ute')).toBeVisible();
});

test('the editor asks a colleague as well, and a word that is changed makes the request void', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [asker, approver] = [await onPhone(browser, ASKER), await onPhone(browser, APPROVER)];
  const answer = await asker.request.post(`${service.origin}/rubicore/core/v1/post`, {
    headers: { 'x-csrf': '1', origin: service.origin },
    data: {
      ...{
        type: 'alert',
        status: 'draft',
        title: 'Elavbrott i Granberg',
        excerpt: '',
        content: [],
        nodeIds: [1],
      },
      unpublishedDate: new Date(Date.now() + 3_600_000).toISOString(),
      alert: { level: 'warning', event: 'power', instructions: ['Spara på mobilens batteri.'] },
    },
  });
  const { id } = await answer.json();
  await asker.goto(`${service.origin}/skapa-innehall/${id}`);
  await hydrated(asker);
  await asker.getByRole('button', { name: 'Publicera', exact: true }).tap();
  const sheet = asker.getByRole('dialog', { name: 'Publicera' });
  await expect(sheet.getByText('En kollega måste godkänna innan det syns för allmänheten.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Begär publicering' }).tap();
  await expect(sheet.getByText('Väntar på godkännande av en kollega.')).toBeVisible();
  expect(await violations(asker)).toEqual([]);
  await expect(notice(approver)).toBeVisible({ timeout: 4000 });

  await sheet.getByRole('button', { name: 'Stäng' }).tap();
  await asker.getByRole('tab', { name: /^Inställningar/ }).tap();
  await asker.getByLabel('Rubrik', { exact: true }).fill('Elavbrott i hela Granberg');
  await expect(notice(approver)).toHaveCount(0, { timeout: 15_000 });
  await expect(asker.getByText('Väntar på godkännande av en kollega.')).toHaveCount(0);
});
