import { expect, type Page, test } from '@playwright/test';
import { findWholeBrowser } from '../../scripts/find-browser.ts';
import { BROWSER } from '../browser.ts';
import { ownService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: { ...BROWSER, executablePath: findWholeBrowser() },
});

const service = ownService('push', { env: { PUSH_CONTACT: 'mailto:drift@example.org' } });
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/e2e';

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin: service.origin });
  // Browsers wait for a moment of their own choice; here it is the first.
  await page.addInitScript(() => Object.assign(Math, { random: () => 0 }));
  await page.addInitScript((endpoint) => {
    // Subscribing itself asks a server of Google's: this and nothing else is not the browser's own.
    const state = { isSubscribed: localStorage.getItem('e2e-push') === 'yes' };
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: JSON.parse(localStorage.getItem('e2e-keys') ?? '{}') }),
      unsubscribe: async () => {
        localStorage.removeItem('e2e-push');
        state.isSubscribed = false;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (state.isSubscribed ? subscription : null),
      subscribe: async (options: { applicationServerKey: string }) => {
        if (options.applicationServerKey.length !== 87) throw new Error('That is no VAPID key.');
        const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
          'deriveBits',
        ]);
        const text = (bytes: Uint8Array) =>
          btoa(String.fromCharCode(...bytes))
            .replaceAll('+', '-')
            .replaceAll('/', '_')
            .replaceAll('=', '');
        const p256dh = text(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
        const auth = text(crypto.getRandomValues(new Uint8Array(16)));
        localStorage.setItem('e2e-keys', JSON.stringify({ p256dh, auth }));
        localStorage.setItem('e2e-push', 'yes');
        state.isSubscribed = true;
        return subscription;
      },
    });
  }, ENDPOINT);
});

const section = (page: Page) => page.getByRole('region', { name: 'Få krismeddelanden i mobilen' });
const status = (page: Page) => section(page).getByText('Du får krismeddelanden på den här enheten.');

test('somebody subscribes, finds what they have chosen at the next visit, changes it and stops, by keys alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { origin } = service;
  await page.goto(`${origin}/krisinformation`);
  const start = section(page).getByRole('button', { name: 'Börja få krismeddelanden' });
  // Leave was given before, so the choices are there at once.
  await expect(start).toBeVisible();
  await expect(section(page).getByRole('radio', { name: 'Även varningar' })).toBeChecked();
  await expect(section(page).getByRole('checkbox', { name: 'Tyst på natten' })).toBeChecked();
  await expect(section(page).getByLabel('Från')).toHaveValue('22:00');
  expect(await violations(page)).toEqual([]);
  await section(page).getByRole('radio', { name: 'Även varningar' }).focus();
  await page.keyboard.press('ArrowUp');
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toBeVisible();
  await expect(section(page)).toContainText('Bara VMA och allvarliga');
  // Else a link that is half under the head of the page counts as a small one.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect(status(page)).toBeVisible();
  await section(page).getByRole('button', { name: 'Ändra' }).press('Enter');
  await section(page).getByRole('radio', { name: 'Allt' }).check();
  await section(page).getByRole('checkbox', { name: 'Tyst på natten' }).uncheck();
  await section(page).getByRole('button', { name: 'Spara' }).press('Enter');
  await expect(section(page)).toContainText('Allt. Hela vårt område.');
  await section(page).getByRole('button', { name: 'Sluta' }).press('Enter');
  await expect(section(page)).toContainText('Du får inga fler krismeddelanden på den här enheten.');
  await page.reload();
  await expect(start).toBeVisible();
});

test('a message becomes a notification, also one that nobody can read', async ({ page, context }) => {
  test.setTimeout(120_000);
  const { origin } = service;
  await page.goto(`${origin}/krisinformation`);
  // A browser gives messages to a worker that is still activating when it likes.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
    });
  const url = '/krisinformation/rok-fran-industribrand-i-asbruk';
  await push(JSON.stringify({ title: 'VMA: Rök', body: 'Gå inomhus.', url, tag: 'alert-7' }));
  await expect.poll(shown).toEqual([{ title: 'VMA: Rök', body: 'Gå inomhus.', tag: 'alert-7', lang: 'sv' }]);
  // What is newer about the same alert takes its place.
  await push(JSON.stringify({ title: 'Faran är över: Rök', body: '', url, tag: 'alert-7' }));
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(['Faran är över: Rök']);
  await push('no JSON');
  await expect
    .poll(async () => (await shown()).map(({ title }) => title).sort())
    .toEqual(['Faran är över: Rök', 'Ny krisinformation']);
});

test('nothing is offered where notifications are off', async ({ page }) => {
  await page.goto('/krisinformation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section(page)).toHaveCount(0);
});
