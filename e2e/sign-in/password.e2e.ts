import { expect, test } from '@playwright/test';
import {
  ADMINISTRATOR,
  EDITOR,
  expectSignedInAs,
  expectVisitor,
  hydrated,
  PASSWORD,
  sendCredentials,
  signOut,
} from './sign-in-page.ts';

/** As seen from `localhost`. Nobody listens there: its one page is given by the test. */
const OTHER_SITE = 'http://127.0.0.1:8999';

/** Stays when somebody signs out: it lets nobody in, and keeps others from shutting them out. */
const KNOWN_BROWSER = expect.objectContaining({
  name: 'device',
  path: '/',
  httpOnly: true,
  sameSite: 'Strict',
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('somebody signs in, is back where they were, and signs out', async ({ page, context }) => {
      await page.goto(`/login?tillbaka=${encodeURIComponent('/nyheter?sida=2')}`);
      if (javaScriptEnabled) await hydrated(page);
      await sendCredentials(page, ADMINISTRATOR.username);
      await expect(page).toHaveURL('/nyheter?sida=2');
      await expectSignedInAs(page, ADMINISTRATOR.name);
      expect(await context.cookies()).toEqual([
        expect.objectContaining({
          name: 'sid',
          value: expect.stringMatching(/^[\w-]{43}$/),
          domain: 'localhost',
          path: '/',
          httpOnly: true,
          sameSite: 'Lax',
          expires: -1,
        }),
        KNOWN_BROWSER,
      ]);
      if (javaScriptEnabled) await hydrated(page);
      await page
        .getByRole('navigation', { name: 'Toppmeny' })
        .getByRole('button', { name: 'Logga ut' })
        .click();
      if (javaScriptEnabled) {
        const question = page.getByRole('dialog', { name: 'Vill du logga ut?' });
        await question.getByRole('button', { name: 'Logga ut' }).click();
      }
      await expect(page).toHaveURL('/login?utloggad=1');
      await expect(page.getByText('Du är utloggad')).toBeVisible();
      expect(await context.cookies()).toEqual([KNOWN_BROWSER]);
      await page.goto('/');
      await expectVisitor(page);
    });

    test('a wrong password is reported, and the way back is kept', async ({ page }) => {
      await page.goto('/login?tillbaka=/nyheter');
      if (javaScriptEnabled) await hydrated(page);
      await sendCredentials(page, EDITOR.username, 'fel lösenord');
      const problem = page.getByRole('alert').filter({ hasText: 'Fel användarnamn eller lösenord' });
      await expect(problem).toBeVisible();
      if (javaScriptEnabled) {
        await expect(problem).toBeFocused();
        await expect(page.getByLabel('Användarnamn')).toHaveValue(EDITOR.username);
      } else {
        await expect(page).toHaveTitle(/^Fel: /);
      }
      await sendCredentials(page, EDITOR.username);
      await expect(page).toHaveURL('/nyheter');
      await expectSignedInAs(page, EDITOR.name);
    });
  });
}

test('what is missing is named beside its field, and the first such field has focus', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  await page.getByLabel('Användarnamn').fill('  ');
  await page.getByRole('button', { name: 'Logga in', exact: true }).click();
  const username = page.getByLabel('Användarnamn');
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription('Fältet måste vara ifyllt');
  await expect(page.getByLabel('Lösenord', { exact: true })).toHaveAccessibleDescription(
    'Fältet måste vara ifyllt',
  );
});

test('a name and a password that are typed before scripts run stay', async ({ page }) => {
  await page.route('**/assets/entry-client*', async (route) => {
    await new Promise((next) => setTimeout(next, 1000));
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Användarnamn').fill(EDITOR.username);
  await page.getByLabel('Lösenord', { exact: true }).fill(PASSWORD);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Visa lösenordet' })).toBeVisible();
  await expect(page.getByLabel('Användarnamn')).toHaveValue(EDITOR.username);
  await expect(page.getByLabel('Lösenord', { exact: true })).toHaveValue(PASSWORD);
});

test('a password can be looked at before it is sent, and Caps Lock is reported', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  const password = page.getByLabel('Lösenord', { exact: true });
  await password.fill('hemligt');
  await page.getByRole('button', { name: 'Visa lösenordet' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Dölj lösenordet' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await password.evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
  );
  await expect(page.getByText('Caps Lock är på')).toBeVisible();
});

test('the way back leads past the form that somebody came in by', async ({ page }) => {
  await page.goto('/nyheter');
  await page.goto('/login?tillbaka=/e-tjanster');
  await hydrated(page);
  await sendCredentials(page, EDITOR.username);
  await expect(page).toHaveURL('/e-tjanster');
  await page.goBack();
  await expect(page).toHaveURL('/nyheter');
});

test('a form that another site sends signs nobody in or out', async ({ page, baseURL }) => {
  await page.goto('/login');
  await hydrated(page);
  await sendCredentials(page, EDITOR.username);
  await expectSignedInAs(page, EDITOR.name);
  const elsewhere = await page.context().newPage();
  for (const [path, fields] of [
    ['/bff/logout', {}],
    ['/bff/login', { username: ADMINISTRATOR.username, password: 'brandpost-demo' }],
  ] as const) {
    await elsewhere.route('**/forged', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${baseURL}${path}">${Object.entries(fields)
          .map(([name, value]) => `<input name="${name}" value="${value}">`)
          .join('')}<button>Skicka</button></form>`,
      }),
    );
    await elsewhere.goto(`${OTHER_SITE}/forged`);
    const [answer] = await Promise.all([
      elsewhere.waitForResponse((response) => response.url() === `${baseURL}${path}`),
      elsewhere.getByRole('button', { name: 'Skicka' }).click(),
    ]);
    expect(answer.status()).toBe(403);
    await elsewhere.unroute('**/forged');
  }
  await page.reload();
  await expectSignedInAs(page, EDITOR.name);
});

test('anyone who signs out comes to the sign-in page, though another tab shows sooner that the session is over', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await hydrated(page);
  await sendCredentials(page, EDITOR.username);
  await expectSignedInAs(page, EDITOR.name);
  const other = await context.newPage();
  await other.goto('/');
  await page.route('**/bff/logout', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await other.reload();
    await hydrated(other);
    await route.continue();
  });
  await signOut(page);
  await expect(page).toHaveURL('/login?utloggad=1');
});

test('what another tab has open follows when somebody signs out', async ({ page, context }) => {
  await page.goto('/login');
  await hydrated(page);
  await sendCredentials(page, EDITOR.username);
  await expectSignedInAs(page, EDITOR.name);
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/');
  await signOut(other);
  await expect(other).toHaveURL('/login?utloggad=1');
  await expectVisitor(page);
});
