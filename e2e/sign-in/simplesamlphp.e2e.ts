import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import {
  hasSimpleSamlPhp,
  makeSigningKeys,
  type SimpleSamlPhp,
  startSimpleSamlPhp,
} from '@brandpost/test-support';
import { expect, type Page, test } from '@playwright/test';
import { startBff, stopServer } from '../own-stack.ts';
import { copySeededFolder } from '../seeded-folder.ts';
import { expectSignedInAs, expectVisitor, signOut } from './sign-in-page.ts';

/* Sign-in and sign-out with an identity provider of another maker, as municipalities have them. */

const PASSWORD = 'of-this-journey';
const BO = {
  uid: 'bo.ek@kommun.example.se',
  username: 'bo.ek',
  firstName: 'Bo',
  lastName: 'Ek',
  displayName: 'Bo Ek Åkerström',
  email: 'bo.ek@kommun.example.se',
  groups: ['Kommunikation'],
};

let idp: SimpleSamlPhp;
let folder: string;
let origin: string;
let bff: ChildProcess;
let ourMetadata: string;

test.describe.configure({ mode: 'serial' });
test.skip(!hasSimpleSamlPhp() && process.env.CI !== 'true', 'SimpleSAMLphp is not installed');
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const keys = await makeSigningKeys('SimpleSAMLphp');
  idp = await startSimpleSamlPhp({ people: [BO], password: PASSWORD, keys, serviceMetadata: null });
  folder = await copySeededFolder('simplesamlphp');
  ({ origin, bff } = await startBff({
    DATA_DIR: folder,
    DATABASE_URL: '',
    SAML_IDP_ORIGIN: idp.origin,
    SAML_IDP_METADATA: idp.metadataUrl,
    SAML_ENCRYPTION: 'on',
    SAML_GROUPS: '[{"group": "Kommunikation", "role": "rubicore-editor"}]',
  }));
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).ok, { timeout: 60_000 }).toBe(true);
  ourMetadata = await (await fetch(`${origin}/rubicore/saml/v1/metadata`)).text();
  idp.set({ serviceMetadata: ourMetadata });
});
test.afterAll(async () => {
  await stopServer(bff);
  await idp.close();
  await rm(folder, { recursive: true, force: true });
});

async function answerThere(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${idp.origin}/module.php/core/loginuserpass.php`));
  await page.locator('#username').fill(BO.username);
  await page.locator('#password').fill(PASSWORD);
  await page.locator('#submit_button').click();
}

async function signIn(page: Page, returnTo = '/nyheter'): Promise<void> {
  await page.goto(`${origin}/login?tillbaka=${encodeURIComponent(returnTo)}`);
  await page.getByRole('button', { name: 'Logga in med jobbkonto' }).click();
  await answerThere(page);
  await expect(page).toHaveURL(origin + returnTo);
  await expectSignedInAs(page, BO.displayName);
}

test('somebody without an account comes in, has the role of their group, and is signed out at both', async ({
  page,
  context,
}) => {
  await signIn(page);
  const session = await context.request.get(`${origin}/bff/session`);
  expect(await session.text()).toContain('rubicore-editor');
  await signOut(page);
  // SimpleSAMLphp signs no answer to a sign-out unless it is told to: the session here has ended before.
  await expect(page).toHaveURL(`${origin}/login?utloggad=1`);
  await page.goto(origin);
  await expectVisitor(page);
  // Over there they have to prove who they are again.
  await signIn(page);
});

for (const binding of ['HTTP-Redirect', 'HTTP-POST'] as const) {
  test(`who signs out over there is signed out here too, by ${binding}`, async ({ page }) => {
    const other = binding === 'HTTP-POST' ? 'HTTP-Redirect' : 'HTTP-POST';
    const serviceMetadata = ourMetadata.replace(
      new RegExp(`<SingleLogoutService Binding="[^"]+:${other}"[^>]*/>`),
      '',
    );
    expect(serviceMetadata.length).toBeLessThan(ourMetadata.length);
    idp.set({ serviceMetadata, hosted: { 'sign.logout': true } });
    await signIn(page);
    const signOut = page.waitForRequest((request) =>
      request.url().startsWith(`${origin}/rubicore/saml/v1/sls`),
    );
    await page.goto(idp.signOutUrl);
    expect((await signOut).method()).toBe(binding === 'HTTP-POST' ? 'POST' : 'GET');
    await expect(page).toHaveURL(`${idp.origin}/logout.php`);
    await page.goto(origin);
    await expectVisitor(page);
    expect(idp.log()).not.toContain('LogoutResponse indicated failure');
    idp.set({ serviceMetadata: ourMetadata });
  });
}

test('an icon over there leads in by a request of our own, and to where it says', async ({ page }) => {
  await page.goto(idp.unsolicitedUrl(`${origin}/rubicore/saml/v1/metadata`, '/nyheter'));
  await answerThere(page);
  await expect(page).toHaveURL(`${origin}/nyheter`);
  await expectSignedInAs(page, BO.displayName);
});

test('an assertion that is encrypted lets in as well', async ({ page }) => {
  idp.set({ hosted: { 'assertion.encryption': true } });
  const posted = page.waitForRequest((request) => request.url().endsWith('/saml/v1/acs'));
  await signIn(page);
  const form = new URLSearchParams((await posted).postData() ?? '');
  const answer = Buffer.from(form.get('SAMLResponse') ?? '', 'base64').toString('utf8');
  expect(answer).toContain('EncryptedAssertion');
  expect(answer).not.toContain(BO.email);
  idp.set({ hosted: {} });
});

test('a new key over there is noticed by nobody', async ({ page }) => {
  idp.set({ keys: await makeSigningKeys('SimpleSAMLphp, the next') });
  await signIn(page);
});
