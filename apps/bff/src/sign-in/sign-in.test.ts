import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainPages, startTestServer, type TestServer } from '../test-server.fixtures.ts';
import { browserAt, PASSWORD, type TestBrowser } from './browser.fixtures.ts';

const ADMINISTRATOR = 'sysadm01';

let upstream: PlainRubicore;
let door: TestServer;
let browser: TestBrowser;
let editor: { id: number; username: string };

const pages = plainPages(async ({ session }) => ({
  kind: 'page',
  status: 200,
  html: `${session.state} ${session.user?.id ?? ''}`,
  inlineStyles: [],
  inlineScripts: [],
}));

const newBrowser = () => browserAt(door, door.publicOrigin);
const stateOf = async (one: TestBrowser) => (await one.ask('GET', '/bff/session')).json();

beforeAll(async () => {
  upstream = await startPlainRubicore();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  door = await startTestServer(upstream.origin, pages);
  browser = newBrowser();
  editor = { id: 2, username: 'annexe01' };
});
afterEach(async () => {
  upstream.intercept(null);
  upstream.requests.length = 0;
  for (const { userId } of upstream.tokens()) upstream.revokeTokensOf(userId);
  await door.close();
});

describe('signing in', () => {
  it('tells who one is and what one may, and no token', async () => {
    const answer = await browser.ask('POST', '/bff/login', { username: ADMINISTRATOR, password: PASSWORD });
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      state: 'signed-in',
      user: { username: ADMINISTRATOR },
      maskedBy: null,
      token: { type: 'user', status: 'active' },
    });
    for (const { token } of upstream.tokens()) expect(text).not.toContain(token);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('takes a user of whom no more is sent than the specification says, and rights that make no sense', async () => {
    upstream.intercept((request, response) => {
      const answer = (body: unknown) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        return true;
      };
      if (request.url === '/rubicore/core/v1/user/1')
        return answer({ id: 1, uid: 'u', username: ADMINISTRATOR });
      if (request.url === '/rubicore/core/v1/user/1/capability') return answer({ message: 'none' });
      return false;
    });
    const answer = await browser.ask('POST', '/bff/login', { username: ADMINISTRATOR, password: PASSWORD });
    expect(await answer.json()).toMatchObject({
      state: 'signed-in',
      user: { displayName: ADMINISTRATOR, groups: [], jobs: [] },
      capabilities: [],
    });
  });

  it('tells scripts where to go next, and never to another site', async () => {
    const sentTo = async (returnTo: string) =>
      (
        await (
          await newBrowser().ask('POST', '/bff/login', {
            username: ADMINISTRATOR,
            password: PASSWORD,
            returnTo,
          })
        ).json()
      ).returnTo;
    expect(await sentTo('/nyheter?sida=2')).toBe('/nyheter?sida=2');
    expect(await sentTo('//evil.example.org')).toBe('/profile');
  });

  it('works by the API’s own call too, whose answer then lacks the token', async () => {
    const answer = await browser.ask('POST', '/rubicore/core/v1/user/login', {
      username: ADMINISTRATOR,
      password: PASSWORD,
    });
    const body = await answer.json();
    expect(body).toMatchObject({ type: 'user', status: 'active', user: { username: ADMINISTRATOR } });
    expect(body).not.toHaveProperty('token');
    expect((await stateOf(browser)).state).toBe('signed-in');
  });

  it('gives one cookie that says nothing and that no script can read', async () => {
    const answer = await browser.ask('POST', '/bff/login', { username: ADMINISTRATOR, password: PASSWORD });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const secure = await startTestServer(upstream.origin, pages, 0, {
      PUBLIC_ORIGIN: 'https://www.example.se',
    });
    const onHttps = browserAt({ get: secure.getAs('https://www.example.se') }, 'https://www.example.se');
    const cookie = (
      await onHttps.ask('POST', '/bff/login', { username: ADMINISTRATOR, password: PASSWORD })
    ).headers.getSetCookie();
    expect(cookie).toEqual([
      expect.stringMatching(/^__Host-sid=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    await secure.close();
  });

  it('calls the API with the token of the session, and nobody else with it', async () => {
    await browser.signIn(ADMINISTRATOR);
    const [{ token } = { token: '' }] = upstream.tokens().slice(-1);
    upstream.requests.length = 0;
    await browser.ask('GET', '/rubicore/core/v1/post?type=news');
    await newBrowser().ask('GET', '/rubicore/core/v1/post?type=news');
    const authorizations = upstream.requests.map(({ headers }) => headers.authorization);
    expect(authorizations).toEqual([`Bearer ${token}`, expect.not.stringContaining(token)]);
    expect(upstream.requests.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
  });

  it('begins a session of its own: the id before is nobody afterwards', async () => {
    await browser.signIn(ADMINISTRATOR);
    const before = newBrowser();
    before.cookies.set('sid', browser.cookies.get('sid') ?? '');
    await browser.signIn(editor.username);
    expect((await stateOf(browser)).user.username).toBe(editor.username);
    expect((await stateOf(before)).state).toBe('anonymous');
    expect(before.cookies.has('sid')).toBe(false);
  });

  it('works without scripts and leads back to where one was, on this site alone', async () => {
    const fields = { username: ADMINISTRATOR, password: PASSWORD };
    const answer = await browser.post('/bff/login', { ...fields, returnTo: '/nyheter?sida=2' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/nyheter?sida=2']);
    for (const returnTo of ['//evil.example.org', 'https://evil.example.org/', '/\\evil.example.org']) {
      expect((await newBrowser().post('/bff/login', { ...fields, returnTo })).headers.get('location')).toBe(
        '/profile',
      );
    }
    expect(await (await browser.visit('/')).text()).toBe('signed-in 1');
  });

  it.each([
    ['a wrong password', { username: ADMINISTRATOR, password: 'fel' }, 401, 'uppgifter'],
    ['nothing', { username: '', password: '' }, 400, 'falt'],
  ])('refuses %s', async (_, credentials, status, code) => {
    const answer = await browser.ask('POST', '/bff/login', credentials);
    expect(answer.status).toBe(status);
    const form = await browser.post('/bff/login', { ...credentials, returnTo: '/nyheter' });
    expect(form.headers.get('location')).toBe(`/login?fel=${code}&tillbaka=%2Fnyheter`);
    expect(browser.cookies.size).toBe(0);
  });

  it('tells field by field what is missing', async () => {
    const answer = await browser.ask('POST', '/bff/login', { username: 'a' });
    expect((await answer.json()).errors).toEqual([
      { field: 'password', message: 'Fältet måste vara ifyllt' },
    ]);
  });

  it('says so when the API does not answer, and when passwords are not taken', async () => {
    upstream.intercept((_, response) => {
      response.destroy();
      return true;
    });
    const fields = { username: ADMINISTRATOR, password: PASSWORD };
    expect((await browser.ask('POST', '/bff/login', fields)).status).toBe(502);
    expect((await browser.post('/bff/login', fields)).headers.get('location')).toContain('fel=tjanst');
    const closed = await startTestServer(upstream.origin, pages, 0, { PASSWORD_SIGN_IN: 'off' });
    const answer = await browserAt(closed, closed.publicOrigin).ask('POST', '/bff/login', fields);
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'PASSWORD_SIGN_IN_OFF']);
    await closed.close();
  });

  it('is not what another site can make somebody do', async () => {
    const body = JSON.stringify({ username: ADMINISTRATOR, password: PASSWORD });
    const type = { 'content-type': 'application/json' };
    for (const headers of [
      { ...type, origin: 'https://evil.example.org', 'x-csrf': '1' },
      { ...type, origin: door.publicOrigin },
      { ...type, 'x-csrf': '1' },
      { 'content-type': 'text/plain', origin: door.publicOrigin, 'x-csrf': '1' },
    ]) {
      const answer = await door.get('/bff/login', { method: 'POST', headers, body });
      expect([403, 415], JSON.stringify(headers)).toContain(answer.status);
    }
    expect(upstream.requests).toEqual([]);
  });
});

describe('a session', () => {
  it('ends when the API no longer knows its token: 401, and the cookie goes', async () => {
    await browser.signIn(editor.username);
    upstream.revokeTokensOf(editor.id);
    const answer = await browser.ask('GET', '/rubicore/core/v1/my-post');
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'SIGNED_OUT']);
    expect(browser.cookies.size).toBe(0);
    expect((await stateOf(browser)).state).toBe('anonymous');
  });

  it('is noticed to have ended by a page as well, which then is a visitor’s', async () => {
    await browser.signIn(editor.username);
    upstream.revokeTokensOf(editor.id);
    expect(await (await browser.visit('/')).text()).toBe('anonymous ');
    expect(browser.cookies.size).toBe(0);
  });

  it('makes its pages for one browser alone', async () => {
    await browser.signIn(editor.username);
    const own = await browser.visit('/nyheter');
    expect(await own.text()).toBe('signed-in 2');
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(await (await newBrowser().visit('/nyheter')).text()).toBe('anonymous ');
  });

  it.each([
    ['two cookies', (sid: string) => `sid=${sid}; sid=${sid}`],
    ['an oversized cookie', (sid: string) => `sid=${sid}${'x'.repeat(4000)}`],
    ['a cookie of somebody else’s making', () => 'sid=../../etc'],
  ])('is not found by %s, which is cleared', async (_, cookie) => {
    await browser.signIn(editor.username);
    const answer = await door.get('/bff/session', {
      headers: { cookie: cookie(browser.cookies.get('sid') ?? '') },
    });
    expect((await answer.json()).state).toBe('anonymous');
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^sid=; Max-Age=0/)]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is listed beside one’s others, any of which can be ended', async () => {
    await browser.signIn(editor.username);
    const phone = newBrowser();
    await phone.signIn(editor.username);
    const listed = await (await browser.ask('GET', '/bff/sessions')).json();
    expect(listed.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent).toSorted()).toEqual([
      false,
      true,
    ]);
    const other = listed.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const tokens = upstream.tokens().length;
    expect((await browser.ask('DELETE', `/bff/sessions/${other.key}`)).status).toBe(200);
    expect(upstream.tokens()).toHaveLength(tokens - 1);
    expect((await stateOf(phone)).state).toBe('anonymous');
    expect((await stateOf(browser)).state).toBe('signed-in');
  });

  it('cannot be ended by somebody else who knows what it is listed as', async () => {
    await browser.signIn(editor.username);
    const [{ key }] = await (await browser.ask('GET', '/bff/sessions')).json();
    const stranger = newBrowser();
    await stranger.signIn('sysadm01');
    expect((await stranger.ask('DELETE', `/bff/sessions/${key}`)).status).toBe(404);
    stranger.cookies.set('sid', key);
    expect((await stateOf(stranger)).state).toBe('anonymous');
    expect((await stateOf(browser)).state).toBe('signed-in');
  });

  it('of another can be ended by an administrator alone', async () => {
    await browser.signIn(editor.username);
    const staff = newBrowser();
    await staff.signIn('bentes01');
    expect((await staff.ask('DELETE', `/bff/users/${editor.id}/sessions`)).status).toBe(403);
    expect((await stateOf(browser)).state).toBe('signed-in');
    const administrator = newBrowser();
    await administrator.signIn(ADMINISTRATOR);
    expect((await administrator.ask('DELETE', `/bff/users/${editor.id}/sessions`)).status).toBe(200);
    expect((await stateOf(browser)).state).toBe('anonymous');
  });
});

describe('signing out', () => {
  it('ends the session, takes its tokens back and clears the cookie', async () => {
    await browser.signIn(editor.username);
    const before = upstream.tokens().length;
    const copy = newBrowser();
    copy.cookies.set('sid', browser.cookies.get('sid') ?? '');
    const answer = await browser.post('/bff/logout');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login?utloggad=1']);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(upstream.tokens()).toHaveLength(before - 1);
    expect(browser.cookies.size).toBe(0);
    expect((await stateOf(copy)).state).toBe('anonymous');
  });

  it('ends the session here although the API does not answer', async () => {
    await browser.signIn(editor.username);
    const copy = newBrowser();
    copy.cookies.set('sid', browser.cookies.get('sid') ?? '');
    upstream.intercept((_, response) => {
      response.destroy();
      return true;
    });
    expect(await (await browser.ask('POST', '/bff/logout', {})).json()).toEqual({
      location: '/login?utloggad=1',
    });
    upstream.intercept(null);
    expect((await stateOf(copy)).state).toBe('anonymous');
  });

  it('is no harm to somebody who is not signed in', async () => {
    expect((await browser.post('/bff/logout')).headers.get('location')).toBe('/login?utloggad=1');
  });
});

describe('acting as another', () => {
  const begin = (one: TestBrowser, json: object) => one.ask('POST', '/bff/masquerade', json);

  it('has a new session id, the other’s rights, and says who acts', async () => {
    await browser.signIn(ADMINISTRATOR);
    const before = browser.cookies.get('sid');
    const answer = await begin(browser, { userId: editor.id, reason: 'Felsökning' });
    expect(await answer.json()).toMatchObject({
      state: 'masked',
      user: { id: editor.id },
      maskedBy: { username: ADMINISTRATOR },
      token: { type: 'masquerade' },
    });
    expect(browser.cookies.get('sid')).not.toBe(before);
    expect(JSON.parse(upstream.requests.find(({ url }) => url?.endsWith('/token'))?.body ?? '')).toEqual({
      type: 'masquerade',
      userId: editor.id,
      reason: 'Felsökning',
    });
    await browser.ask('GET', '/rubicore/core/v1/my-post');
    expect(upstream.requests.at(-1)?.headers.authorization).toContain('plain-masquerade-');
  });

  it('ends by hand: one’s own token again, the other taken back, another id', async () => {
    await browser.signIn(ADMINISTRATOR);
    await begin(browser, { userId: editor.id, reason: 'Felsökning' });
    const masked = browser.cookies.get('sid');
    expect((await (await browser.ask('DELETE', '/bff/masquerade')).json()).user.username).toBe(ADMINISTRATOR);
    expect(browser.cookies.get('sid')).not.toBe(masked);
    expect(upstream.tokens().filter(({ token }) => token.includes('masquerade'))).toEqual([]);
    const form = await browser.post('/bff/masquerade/end', { returnTo: '/profile' });
    expect(form.headers.get('location')).toBe('/profile');
  });

  it('ends by itself when the API takes the token back: the session stays, and the page is notified', async () => {
    await browser.signIn(ADMINISTRATOR);
    await begin(browser, { userId: editor.id, reason: 'Felsökning' });
    upstream.revokeTokensOf(editor.id);
    const answer = await browser.ask('GET', '/rubicore/core/v1/my-post');
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'MASQUERADE_ENDED']);
    expect(await stateOf(browser)).toMatchObject({ state: 'signed-in', user: { username: ADMINISTRATOR } });
  });

  it('ends with signing out: both tokens are taken back', async () => {
    const before = upstream.tokens().length;
    await browser.signIn(ADMINISTRATOR);
    await begin(browser, { userId: editor.id, reason: 'Felsökning' });
    await browser.post('/bff/logout');
    expect(upstream.tokens()).toHaveLength(before);
  });

  it('needs a reason, a user and the right to it', async () => {
    await browser.signIn(ADMINISTRATOR);
    expect((await (await begin(browser, { userId: 'x', reason: ' ' })).json()).errors).toHaveLength(2);
    expect((await begin(browser, { userId: 9999, reason: 'a' })).status).toBe(403);
    await begin(browser, { userId: editor.id, reason: 'a' });
    expect((await begin(browser, { userId: 3, reason: 'a' })).status).toBe(409);
    const staff = newBrowser();
    await staff.signIn('bentes01');
    expect((await begin(staff, { userId: editor.id, reason: 'a' })).status).toBe(403);
    expect((await begin(newBrowser(), { userId: editor.id, reason: 'a' })).status).toBe(401);
  });

  it('shows nothing of the other’s sessions', async () => {
    await browser.signIn(ADMINISTRATOR);
    await begin(browser, { userId: editor.id, reason: 'a' });
    expect((await browser.ask('GET', '/bff/sessions')).status).toBe(403);
    expect((await browser.ask('DELETE', '/bff/sessions')).status).toBe(403);
  });
});
