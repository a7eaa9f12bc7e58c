import { type Browser, expect, type Page, test } from '@playwright/test';
import { ownService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { hydrated, PASSWORD } from '../sign-in/sign-in-page.ts';

/** May publish crisis alerts, and little else. */
const CRISIS_EDITOR = 'karmod01';
const EMPLOYEE = 'davdem01';
const SMALL_PHONE = { width: 375, height: 667 };

test.use({ viewport: SMALL_PHONE, hasTouch: true, isMobile: true });

const service = ownService('publish-alert');

/** A visitor who has a page open. */
async function visitorIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: SMALL_PHONE, locale: 'sv-SE' });
  const page = await context.newPage();
  await page.goto(service.origin);
  await hydrated(page);
  return page;
}

/** Fills in the form of the sign-in page; the tap that sends it is the test's. */
async function fillSignIn(page: Page, username: string): Promise<void> {
  await page.context().addCookies([{ name: 'AcceptCookies', value: 'true', url: service.origin }]);
  await page.goto(`${service.origin}/login`);
  await page.getByLabel('Användarnamn').fill(username);
  await page.getByLabel('Lösenord', { exact: true }).fill(PASSWORD);
}

const signIn = (page: Page) => page.getByRole('button', { name: 'Logga in', exact: true });
const strip = (page: Page) => page.getByRole('region', { name: 'Pågående kriser' });

/** Opens the form of a template, with all its scripts. */
async function openTemplate(page: Page, name: string): Promise<void> {
  await fillSignIn(page, CRISIS_EDITOR);
  await signIn(page).tap();
  await expect(page).toHaveURL(`${service.origin}/profile`);
  await page.goto(`${service.origin}/krislarm?mall=${encodeURIComponent(name)}`);
  await hydrated(page);
}

/** Opens the form of smoke, whose scripts come late, and fills in what makes an exercise of it. */
async function fillInEarly(page: Page): Promise<void> {
  await fillSignIn(page, CRISIS_EDITOR);
  await signIn(page).tap();
  await expect(page).toHaveURL(`${service.origin}/profile`);
  await page.route('**/assets/entry-client*', async (route) => {
    await new Promise((next) => setTimeout(next, 1500));
    await route.continue();
  });
  await page.goto(`${service.origin}/krislarm?mall=Farlig+r%C3%B6k`);
  await page.getByLabel('Var?').fill('Bruksvägen');
  await page.getByLabel('Gör så här nu').fill('Gå in.\nStäng fönstren.');
  await page.getByRole('main').getByText('VMA', { exact: true }).tap();
  await page.getByLabel(/övning/i).check();
}

async function expectExercise(page: Page): Promise<void> {
  await expect(page.getByText(/^Ute efter \d/)).toBeVisible();
  await page.getByRole('link', { name: 'Visa meddelandet' }).tap();
  const main = page.getByRole('main');
  await expect(main).toContainText('Stäng fönstren.');
  await expect(main).toContainText('VMA');
  await expect(main).toContainText('ÖVNING');
}

test('what is typed and ticked before scripts are there is what is published', async ({ page }) => {
  await fillInEarly(page);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Publicera övningen' })).toBeVisible();
  await expect(page.getByLabel('Rubrik')).toHaveValue(/Bruksvägen/);
  await page.getByRole('button', { name: 'Publicera övningen' }).tap();
  await expectExercise(page);
});

test('an exercise that is published before scripts are there is an exercise', async ({ page }) => {
  await fillInEarly(page);
  await page.getByRole('button', { name: 'Publicera nu' }).tap();
  await expectExercise(page);
});

test('four taps from the sign-in page to all open pages; then it is updated, is over, and another is taken back', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const visitor = await visitorIn(browser);
  await fillSignIn(page, CRISIS_EDITOR);
  const startedMs = Date.now();
  await signIn(page).tap();
  await page.getByRole('link', { name: 'Larma', exact: true }).tap();
  // The page that is left may tell of earlier exercises.
  await page.waitForURL('**/krislarm');
  await page
    .getByRole('link', { name: /^Farlig rök/ })
    .first()
    .tap();
  const publish = page.getByRole('button', { name: 'Publicera nu' });
  await expect(publish).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  const pressedMs = Date.now();
  await publish.tap();
  await expect(strip(visitor)).toContainText('Farlig rök – gå inomhus', { timeout: 5000 });
  expect(Date.now() - pressedMs).toBeLessThan(5000);
  expect(Date.now() - startedMs).toBeLessThan(30_000);
  await expect(page.getByText(/^Ute efter \d/)).toBeVisible();
  await expect(page.getByText(/^Visas på \d+ öppna? skärm/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Meddelandet är ute' })).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Visa meddelandet' }).tap();
  await expect(page).toHaveURL(/krisinformation\/farlig-rok/);
  await page.getByRole('button', { name: 'Uppdatera' }).tap();
  const update = page.getByLabel('Vad är nytt?');
  await expect(update).toBeFocused();
  await page.getByRole('button', { name: 'Publicera uppdateringen' }).tap();
  await expect(update).toHaveAccessibleDescription('Skriv vad som är nytt.');
  await expect(update).toBeFocused();
  await update.fill('Branden är under kontroll.');
  await page.getByRole('button', { name: 'Publicera uppdateringen' }).tap();
  await expect(
    page.getByText('Uppdateringen är ute. Alla sidor visar den inom några sekunder.'),
  ).toBeFocused();
  await visitor.goto(page.url());
  await expect(visitor.getByText('Branden är under kontroll.')).toBeVisible();
  await page.getByRole('button', { name: 'Faran är över', exact: true }).tap();
  await page.getByLabel('Hur slutade det?').fill('Branden är släckt.');
  await page.getByRole('button', { name: 'Ja, faran är över' }).tap();
  await expect(page.getByText('Faran är över. Alla sidor säger det inom några sekunder.')).toBeFocused();
  await expect(visitor.getByRole('main').getByText('Faran är över', { exact: true }).first()).toBeVisible({
    timeout: 5000,
  });
  await expect(visitor.getByRole('heading', { name: 'Gör så här nu' })).toHaveCount(0);
  await expect(visitor.getByText('Branden är släckt.')).toBeVisible();

  await page.getByRole('link', { name: 'Larma', exact: true }).tap();
  await page
    .getByRole('link', { name: /^Utsläpp/ })
    .first()
    .tap();
  await page.getByLabel('Var?').fill('Öreforsen');
  await page.getByRole('button', { name: 'Publicera nu' }).tap();
  await expect(strip(visitor)).toContainText('Utsläpp av farligt ämne i Öreforsen', { timeout: 5000 });
  const address = (await page.getByRole('link', { name: 'Visa meddelandet' }).getAttribute('href')) ?? '';
  await page.getByRole('button', { name: /^Ångra/ }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'Meddelandet är återkallat' })).toBeFocused();
  await expect(strip(visitor)).not.toContainText('Öreforsen', { timeout: 5000 });
  await visitor.goto(service.origin + address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Meddelandet är återkallat');
  await expect(visitor.getByRole('main')).not.toContainText('Utsläpp');
});

test('what is out is put right where it was published, and what is taken back can be sent again', async ({
  page,
  browser,
}) => {
  const visitor = await visitorIn(browser);
  await openTemplate(page, 'Farlig rök');
  await page.getByLabel('Var?').fill('Udebo');
  await page.getByRole('button', { name: 'Publicera nu' }).tap();
  await page.getByRole('button', { name: /^Ångra/ }).tap();
  await page.getByRole('button', { name: 'Rätta och publicera igen' }).tap();
  await expect(page.getByLabel('Var?')).toHaveValue('Udebo');
  await page.getByRole('button', { name: 'Publicera nu' }).tap();
  await expect(strip(visitor)).toContainText('Udebo', { timeout: 5000 });

  // Without what the alert says by now nothing can be put right, and one can try again.
  await page.route('**/rubicore/core/v1/post/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Rätta', exact: true }).tap();
  await expect(page.getByText('Det gick inte att publicera. Försök igen.')).toBeVisible();
  await page.unroute('**/rubicore/core/v1/post/*');
  await page.getByRole('button', { name: 'Rätta', exact: true }).tap();
  await expect(page.getByLabel('Rubrik')).toBeFocused();
  await page.getByLabel('Rubrik').fill('Farlig rök i Uddebo – gå inomhus');
  await page.getByLabel('Var?').fill('Uddebo');
  await page.getByRole('button', { name: 'Publicera rättelsen' }).tap();
  await expect(page.getByText('Rättelsen är ute. Alla sidor visar den inom några sekunder.')).toBeFocused();
  await expect(strip(visitor)).toContainText('Farlig rök i Uddebo', { timeout: 5000 });

  await page.getByRole('button', { name: 'Faran är över', exact: true }).tap();
  const question = page.getByRole('dialog');
  await expect(question.getByLabel('Rubrik')).toHaveValue('Farlig rök i Uddebo');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Ja, faran är över' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Faran är över' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ångra/ })).toHaveCount(0);
  await expect(strip(visitor)).not.toContainText('Uddebo – gå inomhus', { timeout: 5000 });

  // It flares up again.
  await page.getByRole('button', { name: 'Faran är inte över' }).tap();
  await expect(question.getByLabel('Rubrik')).toHaveValue('Farlig rök i Uddebo');
  expect(await violations(page)).toEqual([]);
  await question.getByLabel('Vad är nytt?').fill('Branden har tagit fart igen.');
  await question.getByLabel('Rubrik').fill('Farlig rök i Uddebo – stanna inne');
  await question.getByRole('button', { name: 'Ja, faran gäller' }).tap();
  await expect(
    page.getByText('Meddelandet gäller igen. Alla sidor visar det inom några sekunder.'),
  ).toBeFocused();
  await expect(strip(visitor)).toContainText('Uddebo – stanna inne', { timeout: 5000 });
  await expect(strip(visitor)).not.toContainText('Faran är över');
  await expect(page.getByRole('button', { name: 'Faran är över', exact: true })).toBeVisible();
});

test('what no template is about is published in words of one’s own', async ({ page }) => {
  await fillSignIn(page, CRISIS_EDITOR);
  await signIn(page).tap();
  await expect(page).toHaveURL(`${service.origin}/profile`);
  await page.goto(`${service.origin}/krislarm`);
  await page.getByRole('link', { name: 'Eget meddelande' }).tap();
  await page.getByRole('button', { name: 'Publicera nu' }).tap();
  await expect(page.getByLabel('Rubrik')).toBeFocused();
  await page.getByLabel('Rubrik').fill('Björnar i centrum');
  await page.getByLabel('Gör så här nu').fill('Gå inomhus.');
  await page.getByRole('button', { name: 'Publicera nu' }).tap();
  await expect(page.getByRole('heading', { name: 'Meddelandet är ute' })).toBeVisible();
});

test('an alert that went out can be taken back after the page was loaded anew, and stands among those that are out', async ({
  page,
}) => {
  await openTemplate(page, 'Brand');
  await page.getByLabel('Var?').fill('Ladugatan');
  await page.getByRole('button', { name: 'Publicera nu' }).tap();
  await expect(page.getByRole('heading', { name: 'Meddelandet är ute' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Meddelandet är ute' })).toBeVisible();
  await page.goto(`${service.origin}/krislarm`);
  const inForce = page.getByRole('region', { name: 'Ute nu: uppdatera eller avsluta' });
  await expect(inForce.getByRole('link', { name: /Ladugatan/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: /^Ångra/ }).tap();
  await expect(page.getByRole('heading', { name: 'Meddelandet är återkallat' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Brand' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Meddelandet är ute' })).toHaveCount(0);
});

test('anyone who loses the session in the form signs in again there, and all that is written goes out', async ({
  page,
  context,
}) => {
  await openTemplate(page, 'Dricksvatten');
  await page.getByLabel('Var?').fill('Sörhult');
  await page.getByLabel(/övning/i).check();
  await context.clearCookies();
  // Not by touch: the window may be open already, where the page itself has asked for something meanwhile.
  await page.getByRole('button', { name: 'Publicera övningen' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Logga in igen' });
  await expect(dialog).toContainText('Det du har skrivit finns kvar här.');
  await dialog.getByLabel('Lösenord').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Logga in', exact: true }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Var?')).toHaveValue('Sörhult');
  await page.getByRole('button', { name: 'Publicera övningen' }).tap();
  await expect(page.getByRole('heading', { name: /är ute/ })).toBeVisible();
});

test('what is written of an alert is there when the phone has loaded its tab anew, and goes out', async ({
  page,
}) => {
  await openTemplate(page, 'Brand');
  await page.getByLabel('Var?').fill('Norråmo hamn');
  await page.getByLabel('Vad har hänt').fill('Ett magasin brinner.');
  await page.waitForFunction(() => history.state?.written?.text === 'Ett magasin brinner.');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Var?')).toHaveValue('Norråmo hamn');
  await expect(page.getByLabel('Vad har hänt')).toHaveValue('Ett magasin brinner.');
  await page.getByRole('button', { name: 'Publicera nu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meddelandet är ute' })).toBeVisible();
  await page.getByRole('button', { name: /^Ångra/ }).click();
  await expect(page.getByText('Det syns inte längre för någon.')).toBeVisible();
});

test('another template asks before it takes the place of what is written', async ({ page }) => {
  await openTemplate(page, 'Farlig rök');
  await page.getByLabel('Var?').fill('Bruksvägen');
  await page.getByRole('link', { name: 'Byt mall' }).tap();
  const question = page.getByRole('dialog', { name: 'Du har ändringar som inte är sparade' });
  await question.getByRole('button', { name: 'Stanna kvar' }).tap();
  await expect(page.getByLabel('Var?')).toHaveValue('Bruksvägen');
  await page.getByRole('link', { name: 'Byt mall' }).tap();
  await question.getByRole('button', { name: 'Lämna ändå' }).tap();
  const choice = page.getByRole('heading', { level: 1, name: 'Vad har hänt?' });
  await expect(choice).toBeVisible();
  await page.getByRole('link', { name: 'Farlig rök VMA' }).tap();
  await page.getByLabel('Var?').fill('Bruksvägen');
  await page.getByLabel('Var?').fill('');
  // What was put back by hand is nothing to lose.
  await page.getByRole('link', { name: 'Byt mall' }).tap();
  await expect(choice).toBeVisible();
});

test('a headline that is missing is said at its field, which has focus', async ({ page }) => {
  await openTemplate(page, 'Farlig rök');
  const title = page.getByLabel('Rubrik');
  await title.fill('');
  await page.getByRole('button', { name: 'Publicera nu' }).tap();
  await expect(title).toHaveAccessibleDescription(/Fältet måste vara ifyllt/);
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
});

test('the form of an alert is as wide as the screen, and no wider', async ({ page }) => {
  await fillSignIn(page, CRISIS_EDITOR);
  await signIn(page).tap();
  await expect(page).toHaveURL(`${service.origin}/profile`);
  for (const width of [320, 375, 430]) {
    await page.setViewportSize({ width, height: 667 });
    await page.goto(`${service.origin}/krislarm?mall=Farlig+r%C3%B6k`);
    await expect(page.getByLabel(/^Övning/)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('every button of it is as large as a thumb', async ({ page }) => {
  await fillSignIn(page, CRISIS_EDITOR);
  await signIn(page).tap();
  await page.getByRole('link', { name: 'Larma', exact: true }).tap();
  await expect(page).toHaveURL(/krislarm$/);
  await page.getByRole('main').getByRole('link', { name: 'Brand Allvarligt' }).tap();
  await expect(page.getByLabel('Var?')).toBeVisible();
  const targets = page.getByRole('main').locator('button, label:has(input)');
  const heights = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(8);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('an exercise is marked, staff see it, and no visitor has a byte of it', async ({ page, browser }) => {
  await fillSignIn(page, CRISIS_EDITOR);
  await signIn(page).tap();
  await page.getByRole('link', { name: 'Larma', exact: true }).tap();
  await expect(page).toHaveURL(/krislarm$/);
  await page.getByRole('main').getByRole('link', { name: 'Brand Allvarligt' }).tap();
  await page.getByLabel('Var?').fill('Övningsdalen');
  await page.getByLabel(/^Övning/).check();
  await page.getByRole('button', { name: 'Publicera övningen' }).tap();
  await page.getByRole('link', { name: 'Visa meddelandet' }).tap();
  await expect(page).toHaveURL(/krisinformation/);
  await expect(page.getByRole('main').getByText('ÖVNING · Allvarligt')).toBeVisible();
  // A thumb that aims at these begins no other alert.
  await expect(page.getByRole('button', { name: 'Uppdatera' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Larma', exact: true })).not.toBeInViewport();
  const address = new URL(page.url()).pathname;
  const visitor = await visitorIn(browser);
  for (const path of [
    ...['/', '/krisinformation', '/sok/%C3%96vningsdalen', '/feeds/krisinformation.atom'],
    ...['/feeds/krisinformation.cap.xml', '/sitemap.xml', '/rubicore/core/v1/post?type=alert'],
  ]) {
    const response = await visitor.request.get(service.origin + path);
    // A search repeats what was asked for.
    const text = (await response.text()).replaceAll(/[^<>"]*sök[^<>"]*/gi, '');
    expect(text.split(/brand-i-ovningsdalen|Brand i Övningsdalen/).length, path).toBe(1);
  }
  expect((await visitor.request.get(service.origin + address)).status()).toBe(404);
  await page.getByRole('button', { name: 'Faran är över', exact: true }).tap();
  await page.getByRole('button', { name: 'Ja, faran är över' }).tap();
  await expect(
    page.getByText('Faran är över. Alla som är inloggade ser det inom några sekunder.'),
  ).toBeFocused();
});

test('anyone who may not publish alerts has no button, no page, and no way around it', async ({ page }) => {
  await fillSignIn(page, EMPLOYEE);
  await signIn(page).tap();
  await expect(page).not.toHaveURL(/login/);
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Larma', exact: true })).toHaveCount(0);
  expect((await page.request.get(`${service.origin}/krislarm`)).status()).toBe(403);
  const response = await page.request.post(`${service.origin}/rubicore/core/v1/post`, {
    headers: { 'x-csrf': '1', origin: service.origin },
    data: { type: 'alert', status: 'publish', title: 'X', nodeIds: [1], content: [] },
  });
  expect(response.status()).toBe(403);
});
