import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SoftwareAuthenticator, softwareAuthenticator } from '@brandpost/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserAt, type TestBrowser } from '../sign-in/browser.fixtures.ts';
import { type IntegrationService, startIntegrationService } from './integration-service.fixtures.ts';

async function addPasskey(browser: TestBrowser, device: SoftwareAuthenticator) {
  const begun = await browser.ask('POST', '/rubicore/core/v1/user/passkey/options');
  expect(begun.status).toBe(200);
  const response = device.create(await begun.json());
  return await browser.ask('POST', '/rubicore/core/v1/user/passkey', { name: 'Min telefon', response });
}

async function begin(browser: TestBrowser) {
  const begun = await browser.ask('POST', '/bff/login/passkey/options');
  expect(begun.status).toBe(200);
  return await begun.json();
}

const signIn = async (browser: TestBrowser, device: SoftwareAuthenticator, returnTo = '/') =>
  browser.ask('POST', '/bff/login/passkey', { response: device.get(await begin(browser)), returnTo });

describe('a passkey at the BFF', () => {
  let service: IntegrationService;
  let device: SoftwareAuthenticator;
  beforeAll(async () => {
    service = await startIntegrationService();
    device = softwareAuthenticator(service.door.publicOrigin);
    const own = newBrowser();
    await own.signIn('bentes01');
    expect((await addPasskey(own, device)).status).toBe(201);
  });
  afterAll(() => service.close());
  const newBrowser = () => browserAt(service.door, service.door.publicOrigin);

  it('begins a session of its own, and leads where somebody was going', async () => {
    const browser = newBrowser();
    await browser.signIn('davdem01');
    const before = browser.cookies.get('sid');
    const answer = await signIn(browser, device, '/nyheter?sida=2');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({
        state: 'signed-in',
        user: expect.objectContaining({ username: 'bentes01' }),
        returnTo: '/nyheter?sida=2',
      }),
    ]);
    expect(browser.cookies.get('sid')).not.toBe(before);
    // What it was begun with is gone, and the session before it has ended.
    expect([...browser.cookies.keys()].toSorted()).toEqual(['device', 'sid']);
    const old = await service.door.get('/bff/session', { headers: { cookie: `sid=${before}` } });
    expect(await old.json()).toMatchObject({ state: 'anonymous' });
    const session = await (await browser.ask('GET', '/bff/sessions')).json();
    expect(session).toContainEqual(expect.objectContaining({ isCurrent: true, signedInBy: 'passkey' }));
  });

  it('tells the browser no token and no handle', async () => {
    const browser = newBrowser();
    const begun = await browser.ask('POST', '/bff/login/passkey/options');
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^passkey=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    const options = await begun.json();
    expect(options).not.toHaveProperty('handle');
    const answer = await browser.ask('POST', '/bff/login/passkey', { response: device.get(options) });
    const { token } = await answer.json();
    expect(token).not.toHaveProperty('token');
  });

  it('counts in the browser alone that began', async () => {
    const victim = newBrowser();
    const attacker = newBrowser();
    const response = device.get(await begin(attacker));
    await begin(victim);
    for (const browser of [victim, newBrowser()]) {
      const answer = await browser.ask('POST', '/bff/login/passkey', { response });
      expect([answer.status, (await answer.json()).code]).toEqual([422, 'PASSKEY_TOO_LATE']);
    }
    expect((await attacker.ask('POST', '/bff/login/passkey', { response })).status).toBe(200);
  });

  it('leads nowhere outside', async () => {
    const answer = await signIn(newBrowser(), device, '//evil.example');
    expect((await answer.json()).returnTo).toBe('/profile');
  });

  it('is taken from our own scripts alone', async () => {
    const { get } = service.door;
    for (const path of ['/bff/login/passkey/options', '/bff/login/passkey']) {
      const json = { 'content-type': 'application/json' };
      for (const headers of [
        { ...json, origin: 'https://evil.example', 'x-csrf': '1' },
        { ...json, origin: service.door.publicOrigin },
        { 'content-type': 'application/x-www-form-urlencoded', origin: service.door.publicOrigin },
      ]) {
        const answer = await get(path, { method: 'POST', headers, body: '{}' });
        expect(answer.status, path).toBe(403);
      }
    }
    // The API's own addresses of these calls lead nowhere: they answer with what no browser may have.
    for (const path of ['/user/login/passkey/options', '/user/login/passkey']) {
      expect((await newBrowser().ask('POST', `/rubicore/core/v1${path}`, {})).status).toBe(404);
    }
  });

  it('that is nonsense is refused, and opens nothing', async () => {
    const browser = newBrowser();
    for (const response of [null, 5, 'x', [], {}, { id: 'x' }, { id: 'A'.repeat(5000) }]) {
      await begin(browser);
      const answer = await browser.ask('POST', '/bff/login/passkey', { response });
      expect(answer.status).toBe(400);
    }
    const long = await browser.ask('POST', '/bff/login/passkey', { response: 'A'.repeat(10_000_000) });
    expect(long.status).toBe(413);
    expect(browser.cookies.has('sid')).toBe(false);
  });
});

describe('the first administrator of a service that others can reach', () => {
  let service: IntegrationService;
  beforeAll(async () => {
    service = await startIntegrationService({ PUBLIC_ORIGIN: 'https://www.example.se', SEED: 'none' });
  });
  afterAll(() => service.close());

  it('chooses a password, makes a passkey, and needs it from then on', async () => {
    const origin = service.door.publicOrigin;
    const browser = browserAt(service.door, origin);
    const [username = '', password] = readFileSync(
      join(service.dataDir, 'first-administrator'),
      'utf8',
    ).split('\n');
    const next = 'fyra gula kor på ängen';
    const mustDo = async (answer: Response) => (await answer.json()).user.mustDo;
    const first = await browser.ask('POST', '/bff/login', { username, password, returnTo: '/profile' });
    const { user, returnTo } = await first.json();
    expect([user.mustDo, returnTo]).toEqual(['change-password', '/login?tillbaka=%2Fprofile']);
    const path = `/rubicore/core/v1/user/${user.id}/password`;
    expect((await browser.ask('PUT', path, { password: next, current: password })).status).toBe(200);
    expect(await mustDo(await browser.ask('GET', '/bff/session'))).toBe('add-passkey');
    expect((await browser.ask('GET', '/rubicore/core/v1/audit')).status).toBe(403);
    const device = softwareAuthenticator(origin);
    expect((await addPasskey(browser, device)).status).toBe(201);
    expect((await browser.ask('GET', '/rubicore/core/v1/audit')).status).toBe(200);

    const later = browserAt(service.door, origin);
    const again = await later.ask('POST', '/bff/login', { username, password: next });
    expect(await mustDo(again)).toBe('use-passkey');
    expect((await later.ask('GET', '/rubicore/core/v1/audit')).status).toBe(403);
    const options = await later.ask('POST', '/rubicore/core/v1/user/confirmation/passkey/options');
    const response = device.get(await options.json());
    const confirmed = await later.ask('POST', '/rubicore/core/v1/user/confirmation/passkey', { response });
    expect(confirmed.status).toBe(200);
    expect((await later.ask('GET', '/rubicore/core/v1/audit')).status).toBe(200);

    const straight = browserAt(service.door, origin);
    expect(await mustDo(await signIn(straight, device))).toBe(undefined);
    expect(straight.cookies.has('__Host-sid')).toBe(true);
  });
});
