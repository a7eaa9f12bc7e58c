import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserAt, type TestBrowser } from '../sign-in/browser.fixtures.ts';
import {
  answerAt,
  type IntegrationService,
  personNamed,
  startIntegrationService,
} from './integration-service.fixtures.ts';

const EDITOR = 'annexe01';
const SAML = '/rubicore/saml/v1';

let service: IntegrationService;
let browser: TestBrowser;

const newBrowser = () => browserAt(service.door, service.door.publicOrigin);
const stateOf = async (one: TestBrowser) => (await one.ask('GET', '/bff/session')).json();
const locationOf = (answer: Response) => answer.headers.get('location') ?? '';

/** The form on the sign-in page, posted. @returns where the browser is sent */
async function begin(one: TestBrowser, returnTo = '/nyheter'): Promise<string> {
  const answer = await one.post(`${SAML}/login`, { returnTo });
  expect(answer.status).toBe(303);
  return locationOf(answer);
}

/** What another site has the browser post: no cookie of ours comes along. */
const postFromElsewhere = (path: string, fields: Record<string, string>) =>
  service.door.get(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: service.idp.origin,
      'sec-fetch-site': 'cross-site',
    },
    body: new URLSearchParams(fields).toString(),
  });

async function answered(location: string, username = EDITOR): Promise<string> {
  const answer = await postFromElsewhere(`${SAML}/acs`, answerAt(service.idp, location, username));
  expect(answer.headers.getSetCookie()).toEqual([]);
  return locationOf(answer).replace(service.door.publicOrigin, '');
}

beforeAll(async () => {
  service = await startIntegrationService();
});
afterAll(() => service.close());
beforeEach(() => {
  browser = newBrowser();
});

describe('single sign-on', () => {
  it('lets in who the identity provider names, back where they were', async () => {
    const location = await begin(browser, '/nyheter?sida=2');
    expect(new URL(location).origin).toBe(service.idp.origin);
    const finish = await answered(location);
    expect(finish).toMatch(/^\/login\?c=[A-Za-z0-9_-]{43}$/);
    expect((await stateOf(browser)).state).toBe('anonymous');
    const finished = await browser.visit(finish);
    expect([finished.status, locationOf(finished)]).toEqual([303, '/nyheter?sida=2']);
    expect(finished.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await stateOf(browser)).toMatchObject({ state: 'signed-in', user: { username: EDITOR } });
    expect([...browser.cookies.keys()]).toEqual(['sid']);
  });

  it('shows the browser no cookie of the API, and no token', async () => {
    const started = await browser.post(`${SAML}/login`, {});
    expect(started.headers.getSetCookie().join()).not.toContain('brandpost-saml');
    expect(started.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^tx-[0-9a-f]{8}=[A-Za-z0-9_-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect((await browser.ask('GET', `${SAML}/token`)).status).toBe(404);
  });

  it('ends with the browser that began it: nobody is signed in by another’s answer', async () => {
    const finish = await answered(await begin(newBrowser(), '/'));
    await begin(browser);
    expect(locationOf(await browser.visit(finish))).toBe('/login?fel=avbruten&tillbaka=%2F');
    expect((await stateOf(browser)).state).toBe('anonymous');
  });

  it('takes an answer once, of twenty that come at the same moment', async () => {
    const fields = answerAt(service.idp, await begin(browser), EDITOR);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => postFromElsewhere(`${SAML}/acs`, fields)),
    );
    const codes = answers.map(locationOf).filter((location) => location.includes('/login?c='));
    expect(codes).toHaveLength(1);
    const path = (codes[0] ?? '').replace(service.door.publicOrigin, '');
    const finished = await Promise.all(Array.from({ length: 20 }, () => browser.visit(path)));
    expect(finished.filter((answer) => locationOf(answer) === '/nyheter')).toHaveLength(1);
  });

  it.each([
    ['no relay', (fields: Record<string, string>) => ({ SAMLResponse: fields.SAMLResponse ?? '' })],
    ['a relay of nobody', (fields: Record<string, string>) => ({ ...fields, RelayState: 'a'.repeat(43) })],
    ['nothing', () => ({})],
    ['a broken message', (fields: Record<string, string>) => ({ ...fields, SAMLResponse: 'bm9uc2Vuc2U=' })],
  ])('is refused with %s', async (_, change) => {
    const fields = answerAt(service.idp, await begin(browser), EDITOR);
    const answer = await postFromElsewhere(`${SAML}/acs`, change(fields) as Record<string, string>);
    expect([answer.status, locationOf(answer)]).toEqual([
      303,
      expect.stringContaining('/login?fel=avbruten'),
    ]);
    // The relay was spent by the person who used it; the right answer comes too late then, and in time else.
    expect((await stateOf(browser)).state).toBe('anonymous');
  });

  it('refuses a message that is too large before anybody reads it', async () => {
    const answer = await postFromElsewhere(`${SAML}/acs`, {
      SAMLResponse: 'x'.repeat(300_000),
      RelayState: 'a',
    });
    expect([answer.status, locationOf(answer)]).toEqual([303, '/login?fel=avbruten&tillbaka=%2F']);
  });

  it('never shows a problem as JSON in the window that the identity provider has led here', async () => {
    const json = { 'content-type': 'application/json' };
    const answers = [
      await service.door.get(`${SAML}/acs`),
      await service.door.get(`${SAML}/sls`),
      await service.door.get(`${SAML}/sls?SAMLRequest=%E4&SigAlg=x&Signature=y`),
      await service.door.get(`${SAML}/acs`, { method: 'POST', headers: json, body: '{}' }),
      await service.door.get(`${SAML}/sls`, { method: 'POST', headers: json, body: '{}' }),
      await postFromElsewhere(`${SAML}/sls`, { SAMLRequest: 'x'.repeat(300_000) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
    for (const answer of answers) expect(locationOf(answer)).toMatch(/^\/login(?:\?|$)/);
  });

  it('does not begin because another site says so', async () => {
    const answer = await service.door.get(`${SAML}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example.org' },
      body: '',
    });
    expect(answer.status).toBe(403);
  });

  it('keeps five sign-ins of one browser under way at most', async () => {
    for (let tab = 0; tab < 8; tab += 1) await begin(browser);
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('tx-'))).toHaveLength(5);
  });
});

describe('an answer that nobody has asked for', () => {
  const unasked = (relay?: string) => {
    const SAMLResponse = service.idp.respond('_nobody', {
      person: personNamed(EDITOR),
      change: (response) => {
        response.inResponseTo = null;
        for (const confirmation of response.assertion.confirmations) confirmation.inResponseTo = null;
      },
    });
    return postFromElsewhere(`${SAML}/acs`, {
      SAMLResponse,
      ...(relay === undefined ? {} : { RelayState: relay }),
    });
  };

  it('signs nobody in, and begins a sign-in of our own that does', async () => {
    const led = locationOf(await unasked('/nyheter'));
    expect(led).toBe('/login?portal=1&tillbaka=%2Fnyheter');
    const begun = await browser.visit(led);
    expect(service.idp.read(locationOf(begun)).kind).toBe('AuthnRequest');
    expect((await stateOf(browser)).state).toBe('anonymous');
    await browser.visit(await answered(locationOf(begun)));
    expect((await stateOf(browser)).state).toBe('signed-in');
    // Who is in already is not asked again.
    expect(locationOf(await browser.visit(led))).toBe('/nyheter');
  });

  it('leads to no other site, whatever its relay says', async () => {
    for (const relay of [
      'https://evil.example.org/',
      '//evil.example.org',
      '/..//evil.example.org/',
      '/\\\\evil',
    ]) {
      expect(locationOf(await unasked(relay))).toBe('/login?portal=1&tillbaka=%2F');
    }
  });

  it('is followed once: who comes back with another is told, and may try by hand', async () => {
    const led = locationOf(await unasked());
    expect(new URL(locationOf(await browser.visit(led))).origin).toBe(service.idp.origin);
    expect(locationOf(await browser.visit(led))).toBe('/login?fel=avbruten&tillbaka=%2F');
    expect(new URL(await begin(browser)).origin).toBe(service.idp.origin);
  });

  it('is none when it says which request it answers: that one is over', async () => {
    const fields = { SAMLResponse: service.idp.respond('_late', { person: personNamed(EDITOR) }) };
    expect(locationOf(await postFromElsewhere(`${SAML}/acs`, fields))).toMatch(/^\/login\?fel=avbruten/);
  });
});

describe('signing out', () => {
  const signIn = async (one: TestBrowser, username = EDITOR) => {
    await one.visit(await answered(await begin(one), username));
    expect((await stateOf(one)).state).toBe('signed-in');
  };

  it('ends the session here first, then at the identity provider', async () => {
    await signIn(browser);
    const copy = newBrowser();
    copy.cookies.set('sid', browser.cookies.get('sid') ?? '');
    const location = locationOf(await browser.post('/bff/logout'));
    expect((await stateOf(copy)).state).toBe('anonymous');
    const asked = service.idp.read(location);
    expect(asked.kind).toBe('LogoutRequest');
    const SAMLResponse = service.idp.logoutResponse(asked.id);
    const back = await postFromElsewhere(`${SAML}/sls`, { SAMLResponse, RelayState: '' });
    expect(locationOf(back)).toBe('/login?utloggad=1');
  });

  it('is asked for by the identity provider too: the session ends, and it is told so', async () => {
    const location = await begin(browser);
    const { id, relayState } = service.idp.read(location);
    const SAMLResponse = service.idp.respond(id, {
      person: personNamed(EDITOR),
      sessionIndex: 'the-session',
    });
    const posted = await postFromElsewhere(`${SAML}/acs`, { SAMLResponse, RelayState: relayState });
    await browser.visit(locationOf(posted).replace(service.door.publicOrigin, ''));
    expect((await stateOf(browser)).state).toBe('signed-in');
    const SAMLRequest = service.idp.logoutRequest({ nameId: EDITOR, sessionIndex: 'the-session' });
    const answer = await postFromElsewhere(`${SAML}/sls`, { SAMLRequest });
    expect(new URL(locationOf(answer)).origin).toBe(service.idp.origin);
    expect((await stateOf(browser)).state).toBe('anonymous');
  });

  it('is asked for by address too, as it was signed to the letter', async () => {
    const location = await begin(browser);
    const { id, relayState } = service.idp.read(location);
    const SAMLResponse = service.idp.respond(id, { person: personNamed(EDITOR), sessionIndex: 'by-address' });
    const posted = await postFromElsewhere(`${SAML}/acs`, { SAMLResponse, RelayState: relayState });
    await browser.visit(locationOf(posted).replace(service.door.publicOrigin, ''));
    expect((await stateOf(browser)).state).toBe('signed-in');
    const request = service.idp.logoutRequest(
      { nameId: EDITOR, sessionIndex: 'by-address' },
      { signs: { response: false } },
    );
    const query = service.idp.query('SAMLRequest', request, { lowerCaseEscapes: true, relayState: 'å b+c' });
    const answer = await service.door.get(`${SAML}/sls?${query}`);
    expect(new URL(locationOf(answer)).origin).toBe(service.idp.origin);
    expect(service.idp.read(locationOf(answer))).toMatchObject({
      kind: 'LogoutResponse',
      relayState: 'å b+c',
    });
    expect((await stateOf(browser)).state).toBe('anonymous');
  });

  it('believes no message that the identity provider has not signed', async () => {
    await signIn(browser);
    const forged = Buffer.from('<LogoutRequest/>').toString('base64');
    const answer = await postFromElsewhere(`${SAML}/sls`, { SAMLRequest: forged });
    expect(locationOf(answer)).toBe('/login?utloggad=1');
    expect((await stateOf(browser)).state).toBe('signed-in');
  });
});

describe('messages about signing out', () => {
  it('are taken from one address at a certain rate, and signing in goes on meanwhile', async () => {
    const door = await service.openAnother();
    try {
      const post = (path: string) =>
        door.get(`${SAML}/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'SAMLRequest=bm9uc2Vuc2U%3D',
        });
      const locations = [];
      for (let turn = 0; turn < 245; turn += 1) locations.push(locationOf(await post('sls')));
      expect(locations).toEqual([
        ...Array(240).fill('/login?utloggad=1'),
        ...Array(5).fill('/login?fel=tjanst&tillbaka=%2F'),
      ]);
      expect((await post('acs')).status).toBe(303);
    } finally {
      await door.close();
    }
  });
});

describe('an identity provider that is down', () => {
  it('is announced on the sign-in page within a second, and keeps nobody signed in', async () => {
    const other = newBrowser();
    await other.visit(await answered(await begin(other), 'bentes01'));
    await service.idp.close();
    const answer = await browser.post(`${SAML}/login`, { returnTo: '/nyheter' });
    expect(locationOf(answer)).toBe('/login?fel=idp&tillbaka=%2Fnyheter');
    expect((await stateOf(other)).state).toBe('signed-in');
    expect(locationOf(await other.post('/bff/logout'))).toBe('/login?utloggad=1&fel=idp');
    expect((await stateOf(other)).state).toBe('anonymous');
  });
});
