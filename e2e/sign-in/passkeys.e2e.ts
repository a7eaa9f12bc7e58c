import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { violationsInState } from '../accessibility/every-width.ts';
import { ownService } from '../own-service.ts';
import { changeSeeded } from '../seeded-folder.ts';
import { EDITOR, expectSignedInAs, hydrated, openAs, PASSWORD, sendCredentials } from './sign-in-page.ts';

/** Others reach it at the intranet, so that its administrators need passkeys; they are used at localhost. */
const service = ownService('passkeys', {
  env: { INTRANET_ORIGIN: 'https://intranat.example.se', PASSKEY_RP_ID: 'localhost' },
  // Two more administrators than the demo has: one of them with a password that somebody else has chosen.
  before: (folder) =>
    changeSeeded(folder, (db) =>
      db.exec(`insert into user_role (user_id, role_id) values (5, 1), (12, 1);
        update app_user set must_change_password = true where id = 12`),
    ),
});

type Device = { cdp: CDPSession; authenticatorId: string };

/** A device that keeps passkeys and recognises its owner. */
async function deviceOf(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'sid' });
  await page.goto(`${service.origin}/login`);
  await hydrated(page);
}

async function expectForEveryone(page: Page): Promise<void> {
  expect(await violationsInState(page, 'at the top')).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Inloggningsnycklar' }) });
const problemIn = (page: Page) => page.locator('[data-tone=problem]');
const signInButton = (page: Page) => page.getByRole('button', { name: 'Logga in med inloggningsnyckel' });

test('somebody makes a passkey, signs in with it, gives it another name and takes it away', async ({
  page,
}) => {
  await deviceOf(page);
  await openAs(page, service.origin, EDITOR.username, '/profile/info/bentes01');
  const own = section(page);
  await expect(own).toContainText('Du har ingen inloggningsnyckel.');
  await own.getByRole('button', { name: 'Lägg till inloggningsnyckel' }).click();
  const form = page.getByRole('dialog', { name: 'Ny inloggningsnyckel' });
  await expect(form.getByLabel('Namn')).toHaveValue(/./);
  await form.getByLabel('Namn').fill('Stationens surfplatta');
  await form.getByRole('button', { name: 'Skapa' }).click();
  await expect(own).toContainText('Stationens surfplatta');
  await expect(own).toContainText('inte använd än');
  await expectForEveryone(page);

  // The same device makes no second one.
  await own.getByRole('button', { name: 'Lägg till inloggningsnyckel' }).click();
  await form.getByRole('button', { name: 'Skapa' }).click();
  await expect(form).toContainText('Den här enheten har redan en inloggningsnyckel');
  await form.getByRole('button', { name: 'Avbryt' }).click();

  await signOut(page);
  await page.goto(`${service.origin}/login?tillbaka=${encodeURIComponent('/profile/info/bentes01')}`);
  await hydrated(page);
  await signInButton(page).click();
  await expect(page).toHaveURL(`${service.origin}/profile/info/bentes01`);
  await expectSignedInAs(page, EDITOR.name);
  await hydrated(page);
  await expect(own).toContainText('använd senast');

  await own.getByRole('button', { name: 'Byt namn på Stationens surfplatta' }).click();
  const renaming = page.getByRole('dialog', { name: 'Byt namn på inloggningsnyckeln' });
  await renaming.getByLabel('Namn').fill('Plattan i bilen');
  await renaming.getByRole('button', { name: 'Spara' }).click();
  await expect(own).toContainText('Plattan i bilen');

  await own.getByRole('button', { name: 'Ta bort Plattan i bilen' }).click();
  const question = page.getByRole('dialog', { name: 'Ta bort Plattan i bilen?' });
  await question.getByRole('button', { name: 'Ta bort' }).click();
  await expect(own).toContainText('Du har ingen inloggningsnyckel.');
  await signOut(page);
  await signInButton(page).click();
  await expect(problemIn(page)).toContainText('Nyckeln känns inte igen här.');
});

test('a prompt that is cancelled is described in words, and the password still works', async ({ page }) => {
  const { cdp, authenticatorId } = await deviceOf(page);
  await page.goto(`${service.origin}/login`);
  await hydrated(page);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await signInButton(page).click();
  const problem = problemIn(page);
  await expect(problem).toContainText('Inloggningsnyckeln gick inte att använda');
  await expect(problem).toContainText('Försök igen när du vill.');
  await expect(problem).toBeFocused();
  await sendCredentials(page, EDITOR.username);
  await expectSignedInAs(page, EDITOR.name);
});

test('an administrator is led to make a passkey, and needs it from then on', async ({ page }) => {
  const { cdp, authenticatorId } = await deviceOf(page);
  await page.goto(`${service.origin}/login?tillbaka=/profile/admin/users`);
  await hydrated(page);
  await sendCredentials(page, 'annexe01');
  await expect(page.getByRole('heading', { name: 'Skapa en inloggningsnyckel' })).toBeVisible();
  await expect(page).toHaveTitle(/Skapa en inloggningsnyckel/);
  // Whatever else is opened leads back.
  await page.goto(`${service.origin}/profile/admin/users`);
  await expect(page.getByRole('heading', { name: 'Skapa en inloggningsnyckel' })).toBeVisible();
  await hydrated(page);
  await expectForEveryone(page);
  await page.getByRole('button', { name: 'Skapa inloggningsnyckel' }).click();
  await expect(page).toHaveURL(/\/profile\/admin\/users/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await signOut(page);
  await sendCredentials(page, 'annexe01');
  await expect(page.getByRole('heading', { name: 'Använd din inloggningsnyckel' })).toBeVisible();
  await hydrated(page);
  await expectForEveryone(page);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Använd inloggningsnyckel' }).click();
  await expect(problemIn(page)).toContainText('Försök igen när du vill.');
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Använd inloggningsnyckel' }).click();
  await expect(page).toHaveURL(`${service.origin}/profile`);
  await page.goto(`${service.origin}/profile/admin/users`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Användare');
});

test('a new administrator chooses a password, then makes a passkey, and is in', async ({ page }) => {
  await deviceOf(page);
  await page.goto(`${service.origin}/login`);
  await hydrated(page);
  await sendCredentials(page, 'karmod01');
  await expect(page.getByRole('heading', { name: 'Välj ett eget lösenord' })).toBeVisible();
  await hydrated(page);
  await page.getByLabel('Lösenordet du loggade in med').fill(PASSWORD);
  await page.getByLabel('Nytt lösenord').fill('granris under sotad stege');
  await page.getByRole('button', { name: 'Byt lösenord och fortsätt' }).click();
  await expect(page.getByRole('heading', { name: 'Skapa en inloggningsnyckel' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: 'Skapa inloggningsnyckel' }).click();
  await expect(page).toHaveURL(`${service.origin}/profile`);
  await page.goto(`${service.origin}/profile/admin/users`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Användare');
});

test('an administrator helps somebody who has lost theirs', async ({ page, browser }) => {
  await deviceOf(page);
  await openAs(page, service.origin, 'cecpro01', '/profile/info/cecpro01');
  const own = section(page);
  await own.getByRole('button', { name: 'Lägg till inloggningsnyckel' }).click();
  const form = page.getByRole('dialog', { name: 'Ny inloggningsnyckel' });
  await form.getByRole('button', { name: 'Skapa' }).click();
  await expect(own).toContainText('inte använd än');

  const context = await browser.newContext();
  const administrators = await context.newPage();
  await deviceOf(administrators);
  await administrators.goto(`${service.origin}/login?tillbaka=/profile/admin/users/4`);
  await hydrated(administrators);
  await sendCredentials(administrators, 'sysadm01');
  await administrators.getByRole('button', { name: 'Skapa inloggningsnyckel' }).click();
  await expect(administrators).toHaveURL(/users\/4$/);
  await hydrated(administrators);
  await administrators.getByRole('button', { name: 'Ta bort inloggningsnycklar' }).click();
  const question = administrators.getByRole('dialog', { name: /^Ta bort alla inloggningsnycklar för / });
  await question.getByRole('button', { name: 'Ta bort inloggningsnycklar' }).click();
  await expect(administrators.getByText('har inga inloggningsnycklar längre').first()).toBeVisible();
  await expect(administrators.getByText('tog bort en inloggningsnyckel för').first()).toBeVisible();
  await context.close();
  await page.reload();
  await expect(own).toContainText('Du har ingen inloggningsnyckel.');
});

test('what matters most is confirmed with the passkey in place of the password', async ({ page }) => {
  await deviceOf(page);
  await openAs(page, service.origin, 'idaovn01', '/profile/info/idaovn01');
  const own = section(page);
  await own.getByRole('button', { name: 'Lägg till inloggningsnyckel' }).click();
  const form = page.getByRole('dialog', { name: 'Ny inloggningsnyckel' });
  await form.getByRole('button', { name: 'Skapa' }).click();
  await expect(own).toContainText('inte använd än');
  let refused = false;
  await page.route('**/user/*/passkey/*', async (route) => {
    if (refused || route.request().method() !== 'DELETE') return await route.continue();
    // As ten minutes later.
    refused = true;
    await route.fulfill({ status: 403, json: { status: 403, code: 'CONFIRMATION_NEEDED', message: '' } });
  });
  await own.getByRole('button', { name: /^Ta bort / }).click();
  await page
    .getByRole('dialog', { name: /^Ta bort / })
    .getByRole('button', { name: 'Ta bort' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Bekräfta att det är du' });
  await dialog.getByRole('button', { name: 'Använd inloggningsnyckel' }).click();
  await expect(own).toContainText('Du har ingen inloggningsnyckel.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an administrator is told that scripts are needed, and can leave', async ({ page }) => {
    await page.goto(`${service.origin}/login`);
    await expect(signInButton(page)).toHaveCount(0);
    await sendCredentials(page, 'davdem01', PASSWORD);
    await expect(page.getByRole('heading', { name: 'Skapa en inloggningsnyckel' })).toBeVisible();
    await expect(page.getByText('behöver JavaScript vara påslaget')).toBeVisible();
    await page.getByRole('button', { name: 'Logga ut' }).click();
    await expect(page.getByText('Du är utloggad')).toBeVisible();
  });
});
