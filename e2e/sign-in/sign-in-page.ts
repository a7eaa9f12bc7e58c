import { type APIRequest, type APIRequestContext, type Cookie, expect, type Page } from '@playwright/test';
import { PASSWORD } from '../people.ts';

export { ADMINISTRATOR, EDITOR, PASSWORD } from '../people.ts';

/** Fills in the form of the sign-in page that is open, and sends it. */
export async function sendCredentials(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Användarnamn').fill(username);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logga in', exact: true }).click();
}

/** The cookies of anyone who has signed in here, by service and user name: once is enough for all that only read and write. */
const signedIn = new Map<string, Cookie[]>();

/**
 * Gives a browser the session of somebody who has signed in, with the cookie banner answered, and goes nowhere. All
 * browsers share that session: tests that end or change one begin their own by `signInAnew`.
 */
export async function signInAs(page: Page, origin: string, username: string): Promise<void> {
  const known = signedIn.get(`${origin} ${username}`);
  if (known === undefined) {
    await signInAnew(page, origin, username);
    signedIn.set(`${origin} ${username}`, await page.context().cookies(origin));
  } else {
    await page.context().clearCookies();
    await page.context().addCookies(known);
  }
}

/** As `signInAs`, with a session of its own. */
export async function signInAnew(page: Page, origin: string, username: string): Promise<void> {
  // Signing in ends the session that a browser has.
  await page.context().clearCookies();
  // A service with too much to do sends one back to the sign-in page.
  await expect(async () => {
    const answer = await page.request.post(`${origin}/bff/login`, {
      headers: { origin },
      form: { username, password: PASSWORD },
      maxRedirects: 0,
    });
    expect(answer.headers().location).toBe('/profile');
  }).toPass({ timeout: 20_000 });
  await page.context().addCookies([{ name: 'AcceptCookies', value: 'true', url: origin }]);
}

/** Signs a browser in past the sign-in page, opens a page and waits until its scripts have taken over. */
export async function openAs(page: Page, origin: string, username: string, path: string): Promise<void> {
  await signInAs(page, origin, username);
  await page.goto(origin + path);
  await hydrated(page);
}

/** Calls to a service as somebody, beside any browser. Anyone who asks for them disposes of them. */
export async function callsAs(
  request: APIRequest,
  origin: string,
  username: string,
): Promise<APIRequestContext> {
  const calls = await request.newContext({ baseURL: origin, extraHTTPHeaders: { 'x-csrf': '1', origin } });
  const answer = await calls.post('/bff/login', { data: { username, password: PASSWORD } });
  expect(answer.ok()).toBe(true);
  return calls;
}

/** Waits until scripts have taken over, so that what is pressed next is answered by them. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
}

/** Signs out by the site's menu, or by the bar of staff's pages; where that leads is still to come. */
export async function signOut(page: Page): Promise<void> {
  await hydrated(page);
  await page
    .getByRole('button', { name: /^(Meny|Ditt konto)$/ })
    .last()
    .click();
  await page.getByRole('region', { name: 'Ditt konto' }).getByRole('button', { name: 'Logga ut' }).click();
  await page
    .getByRole('dialog', { name: 'Vill du logga ut?' })
    .getByRole('button', { name: 'Logga ut' })
    .click();
}

/** Whom the site takes the browser for, as the menu or the bar says. */
export async function expectSignedInAs(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Ditt konto', includeHidden: true })).toContainText(name);
}

export async function expectVisitor(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Ditt konto', includeHidden: true })).toHaveCount(0);
}
