import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { ownService } from '../own-service.ts';
import { ADMINISTRATOR, callsAs, hydrated } from '../sign-in/sign-in-page.ts';

let editor: APIRequestContext;

test.describe.configure({ mode: 'serial' });
const service = ownService('live');

test.beforeAll(async ({ playwright }) => {
  editor = await callsAs(playwright.request, service.origin, ADMINISTRATOR.username);
});

test.afterAll(() => editor.dispose());

async function publishAlert(title: string, endsInMs: number | null): Promise<number> {
  const answer = await editor.post('/rubicore/core/v1/post', {
    data: {
      type: 'alert',
      status: 'publish',
      title,
      excerpt: 'Håll dörrar och fönster stängda.',
      nodeIds: [1],
      parentId: 0,
      content: [
        {
          id: 'text',
          type: 'html',
          version: '1.0.0',
          props: { html: '<p>Läs <a href="/nyheter">alla nyheter</a>.</p>' },
          children: [],
        },
      ],
      publishedDate: new Date(Date.now() - 1000).toISOString(),
      unpublishedDate: endsInMs === null ? null : new Date(Date.now() + endsInMs).toISOString(),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** Opens a page and waits until it hears what changes. */
async function openListening(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse('**/bff/events'), openPage(page, service.origin + path)]);
}

test('an alert is on every open page within two seconds, and gone with the clock', async ({ page }) => {
  await openListening(page, '/sida/brandvarnare');
  const strip = page.locator('header').getByRole('link', { name: /Rök över Norråmo/ });
  await expect(strip).toHaveCount(0);
  const before = await page.getByRole('heading', { level: 1 }).boundingBox();
  await publishAlert('Rök över Norråmo', 8000);
  await expect(strip).toBeVisible({ timeout: 2000 });
  await expect(page.getByRole('alert').filter({ hasText: 'Ny krisinformation' })).toHaveText(
    'Ny krisinformation: Rök över Norråmo.',
  );
  const after = await page.getByRole('heading', { level: 1 }).boundingBox();
  // Three are on already: it takes a row of theirs, and nothing moves.
  expect(after?.y).toBe(before?.y);
  // Nothing is asked of the server for it to go.
  await page.context().setOffline(true);
  await expect(strip).toHaveCount(0, { timeout: 10_000 });
});

test('a crisis page that is open shows what is new of it', async ({ page }) => {
  const id = await publishAlert('Vattenläcka i Åsbruk', null);
  const askedAgain = page.waitForResponse(/\/rubicore\/core\/v1\/post\/vattenlacka-i-asbruk/);
  await openListening(page, '/krisinformation/vattenlacka-i-asbruk');
  const inTheText = page.getByRole('link', { name: 'alla nyheter' });
  await inTheText.focus();
  // Once it listens, it asks whether it is still so, which takes no reader's place in the text.
  await askedAgain;
  const answer = await editor.put(`/rubicore/core/v1/post/${id}`, {
    data: { excerpt: 'Kranvattnet går att dricka igen.' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect(page.getByText('Kranvattnet går att dricka igen.').first()).toBeVisible({ timeout: 3000 });
  await expect(inTheText, 'whoever reads the text keeps their place in it').toBeFocused();
});

test('without a connection the page stays, says so, and goes on where one wanted to go', async ({ page }) => {
  await page.goto(`${service.origin}/nyheter`);
  await hydrated(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Du har ingen uppkoppling.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Nyheter' })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ingen anslutning' })).toBeVisible();
  const wanted = new URL(page.url()).pathname;
  expect(wanted).toMatch(/^\/nyhet\//);
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByText('Vi får fortfarande ingen kontakt.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Nyheter' })).toBeVisible();
  await page.goForward();
  await page.context().setOffline(false);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 10_000 });
  expect(new URL(page.url()).pathname).toBe(wanted);
  await expect(page.getByText('Du har ingen uppkoppling.')).toBeHidden();
});
