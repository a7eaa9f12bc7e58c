import { beforeAll, beforeEach, expect, it } from 'vitest';
import { tokenHash } from '../access/token-hash.ts';
import { describeOnBothEngines, NOW, OWN_ORIGIN } from './engines.fixtures.ts';
import { givePassword, PASSWORD, passkeyBrowser } from './passkeys.fixtures.ts';

const DAVID = 5;
const ELIN = 6;
const MINUTE_MS = 60_000;

describeOnBothEngines('a passkey', (api) => {
  beforeAll(async () => {
    await givePassword(api, [1, 2, DAVID, ELIN]);
  });
  beforeEach(async () => {
    await api.db.deleteFrom('sign_in_failure').execute();
    await api.db.deleteFrom('passkey').execute();
  });
  const remove = (token: string, userId: number, id: number) =>
    api.send('DELETE', `/user/${userId}/passkey/${id}`, { token });
  const actions = async (userId: number) => {
    const entries = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'after'])
      .where('entity', '=', 'user')
      .where('entity_id', '=', String(userId))
      .orderBy('id', 'desc')
      .execute();
    return entries;
  };

  it('is made, listed, renamed, signed in with and removed', async () => {
    const browser = passkeyBrowser(api);
    const token = await api.tokenFor(DAVID);
    const made = await browser.add(token, { name: '  Min telefon ' });
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: 'Min telefon',
        createdDate: NOW.toISOString(),
        lastUsedDate: null,
      },
    ]);
    const { id } = made.body;
    const renamed = await api.send('PUT', `/user/${DAVID}/passkey/${id}`, {
      token,
      body: { name: 'Jobbtelefonen' },
    });
    expect(renamed.body.name).toBe('Jobbtelefonen');
    const signedIn = await browser.signInByPasskey();
    expect(signedIn.status).toBe(200);
    expect(signedIn.body.user.username).toBe('davdem01');
    const [entry] = await actions(DAVID);
    expect([entry?.action, entry?.after]).toEqual(['user.sign-in', '{"method":"passkey"}']);
    const listed = await api.get(`/user/${DAVID}/passkey`, signedIn.body.token);
    expect(listed.body).toEqual([{ ...renamed.body, lastUsedDate: NOW.toISOString() }]);
    // The person who signed in by passkey has just shown who they are.
    expect((await api.get(`/user/${DAVID}/export`, signedIn.body.token)).body.passkeys).toEqual(listed.body);
    expect((await remove(signedIn.body.token, DAVID, id)).status).toBe(200);
    expect((await browser.signInByPasskey()).status).toBe(401);
    // What came of it before stays.
    expect((await api.get(`/user/${DAVID}`, signedIn.body.token)).status).toBe(200);
    expect((await actions(DAVID)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.add-passkey', 'user.rename-passkey', 'user.remove-passkey']),
    );
  });

  it('is asked for as it has to be: kept by the device, after its owner was recognised, once for each device', async () => {
    const browser = passkeyBrowser(api);
    const token = await api.tokenFor(DAVID);
    await browser.add(token);
    const { body } = await api.send('POST', '/user/passkey/options', { token });
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Räddningstjänsten Norrån' },
      user: { name: 'davdem01' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(body.excludeCredentials).toHaveLength(1);
    // It tells nothing of who it is, and is the same each time.
    const handle = Buffer.from(body.user.id, 'base64url');
    expect(handle).toHaveLength(32);
    const again = await api.send('POST', '/user/passkey/options', { token });
    expect(again.body.user.id).toBe(body.user.id);
    expect(() => browser.device.create(again.body)).toThrow('InvalidStateError');
    const signIn = await api.send('POST', '/user/login/passkey/options');
    expect(signIn.body.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(signIn.body.options.allowCredentials ?? []).toEqual([]);
  });

  it('confirms who one is, for what matters most', async () => {
    const browser = passkeyBrowser(api);
    const token = await api.tokenFor(DAVID);
    await browser.add(token);
    const confirmed = new Date(NOW.getTime() - 11 * MINUTE_MS);
    await api.db.updateTable('token').set({ confirmed }).where('hash', '=', tokenHash(token)).execute();
    expect((await api.get(`/user/${DAVID}/export`, token)).body.code).toBe('CONFIRMATION_NEEDED');
    expect((await browser.confirm(token)).status).toBe(200);
    expect((await api.get(`/user/${DAVID}/export`, token)).status).toBe(200);
  });

  it('is neither made nor removed by anyone who has not shown lately who they are', async () => {
    const browser = passkeyBrowser(api);
    const token = await api.tokenFor(DAVID);
    const { body } = await browser.add(token);
    const confirmed = new Date(NOW.getTime() - 11 * MINUTE_MS);
    await api.db.updateTable('token').set({ confirmed }).where('hash', '=', tokenHash(token)).execute();
    expect((await browser.add(token)).body.code).toBe('CONFIRMATION_NEEDED');
    expect((await remove(token, DAVID, body.id)).body.code).toBe('CONFIRMATION_NEEDED');
  });

  it('is nothing for those whom an identity provider answers for, nor in another’s clothes', async () => {
    const browser = passkeyBrowser(api);
    const farida = await api.tokenFor(7);
    expect((await browser.add(farida)).body.code).toBe('PASSKEYS_ELSEWHERE');
    expect((await api.get('/user/7/passkey', farida)).body.code).toBe('PASSKEYS_ELSEWHERE');
    const { body: mine } = await browser.add(await api.tokenFor(DAVID));
    const masquerade = await api.send('POST', '/token', {
      token: await api.tokenFor(1),
      body: { type: 'masquerade', userId: DAVID, reason: 'Prov' },
    });
    const masked: string = masquerade.body.token;
    const tries = [
      browser.add(masked),
      browser.confirm(masked),
      remove(masked, DAVID, mine.id),
      api.get(`/user/${DAVID}/passkey`, masked),
      api.send('PUT', `/user/${DAVID}/passkey/${mine.id}`, { token: masked, body: { name: 'Min nu' } }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(403);
    // An account that has come to be the identity provider's has no other way in.
    await api.db.updateTable('app_user').set({ password_hash: null }).where('id', '=', DAVID).execute();
    expect((await browser.signInByPasskey()).status).toBe(401);
    await givePassword(api, [DAVID]);
  });

  it('of another is not seen, renamed or removed but by those who manage users', async () => {
    const browser = passkeyBrowser(api);
    const { body } = await browser.add(await api.tokenFor(DAVID));
    const elin = await api.tokenFor(ELIN);
    expect((await api.get(`/user/${DAVID}/passkey`, elin)).status).toBe(403);
    expect((await remove(elin, DAVID, body.id)).status).toBe(403);
    // Nor under one's own number.
    expect((await remove(elin, ELIN, body.id)).status).toBe(404);
    const rename = (userId: number) =>
      api.send('PUT', `/user/${userId}/passkey/${body.id}`, { token: elin, body: { name: 'Min nu' } });
    expect([(await rename(DAVID)).status, (await rename(ELIN)).status]).toEqual([403, 404]);
    const administrator = await api.tokenFor(1);
    expect((await api.get(`/user/${DAVID}/passkey`, administrator)).body).toHaveLength(1);
    expect((await remove(administrator, DAVID, body.id)).status).toBe(200);
  });

  it('is forgotten with the person', async () => {
    const browser = passkeyBrowser(api);
    await givePassword(api, [9]);
    await browser.add(await api.tokenFor(9));
    expect((await api.send('DELETE', '/user/9', { token: await api.tokenFor(1) })).status).toBe(200);
    for (const table of ['passkey', 'passkey_owner'] as const) {
      expect(await api.db.selectFrom(table).selectAll().where('user_id', '=', 9).execute()).toEqual([]);
    }
    expect((await browser.signInByPasskey()).status).toBe(401);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a name of another site', { rpId: 'evil.example' }],
    ['nobody recognised', { isUserVerified: false }],
    ['nobody there', { isUserPresent: false }],
    ['another person', { userHandle: Buffer.alloc(32).toString('base64url') }],
    ['no person', { userHandle: null }],
    ['a message of another kind', { type: 'webauthn.create' }],
    ['an unknown key', { id: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('that was signed with for something else lets nobody in: %s', async (_, twist) => {
    const browser = passkeyBrowser(api);
    await browser.add(await api.tokenFor(DAVID));
    const answer = await browser.signInByPasskey(twist);
    expect([answer.status, answer.body.code]).toEqual([401, 'PASSKEY_REFUSED']);
    expect((await browser.signInByPasskey()).status).toBe(200);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a name of another site', { rpId: 'evil.example' }],
    ['nobody recognised', { isUserVerified: false }],
    ['a message of another kind', { type: 'webauthn.get' }],
  ])('that was made for something else is not kept: %s', async (_, twist) => {
    const browser = passkeyBrowser(api);
    const token = await api.tokenFor(DAVID);
    const answer = await browser.add(token, { twist });
    expect([answer.status, answer.body.code]).toEqual([422, 'PASSKEY_REFUSED']);
    expect((await api.get(`/user/${DAVID}/passkey`, token)).body).toEqual([]);
  });

  it('is not taken over by another who says it is theirs', async () => {
    const browser = passkeyBrowser(api);
    await browser.add(await api.tokenFor(DAVID));
    const { body } = await api.send('POST', '/user/login/passkey/options');
    const { id } = browser.device.get(body.options);
    const thief = passkeyBrowser(api);
    const taken = await thief.add(await api.tokenFor(ELIN), { twist: { id } });
    expect([taken.status, taken.body.code]).toEqual([409, 'PASSKEY_THERE']);
  });

  it('signs a challenge that is good once, for the person who was given it, and for five minutes', async () => {
    const browser = passkeyBrowser(api);
    const token = await api.tokenFor(DAVID);
    await browser.add(token);
    const begin = async () => (await api.send('POST', '/user/login/passkey/options')).body;
    const finish = (handle: string, response: unknown) =>
      api.send('POST', '/user/login/passkey', { body: { handle, response } });
    const mine = await begin();
    const theirs = await begin();
    const response = browser.device.get(mine.options);
    expect((await finish(theirs.handle, response)).body.code).toBe('PASSKEY_TOO_LATE');
    // A wrong handle spends nothing of anyone who has the right one.
    expect((await finish(mine.handle, response)).status).toBe(200);
    expect((await finish(mine.handle, response)).body.code).toBe('PASSKEY_TOO_LATE');
    // Of two at the same moment one is taken.
    const twice = await begin();
    const once = browser.device.get(twice.options);
    const both = await Promise.all([finish(twice.handle, once), finish(twice.handle, once)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    // Made for something else.
    const confirmation = await api.send('POST', '/user/confirmation/passkey/options', { token });
    const forSignIn = browser.device.get(confirmation.body);
    expect((await finish(theirs.handle, forSignIn)).body.code).toBe('PASSKEY_TOO_LATE');
    // Another session of the same person.
    const other = await api.tokenFor(DAVID);
    const confirm = (by: string) =>
      api.send('POST', '/user/confirmation/passkey', { token: by, body: { response: forSignIn } });
    expect((await confirm(other)).body.code).toBe('PASSKEY_TOO_LATE');
    expect((await confirm(token)).status).toBe(200);
    // Made up.
    const madeUp = browser.device.get(theirs.options, { challenge: 'AAAA' });
    expect((await finish(theirs.handle, madeUp)).body.code).toBe('PASSKEY_TOO_LATE');
    const late = await begin();
    await api.db.updateTable('passkey_challenge').set({ expires: NOW }).execute();
    expect((await finish(late.handle, browser.device.get(late.options))).body.code).toBe('PASSKEY_TOO_LATE');
    await begin();
    expect(await api.db.selectFrom('passkey_challenge').selectAll().execute()).toHaveLength(1);
  });

  it('registers with a challenge of one’s own alone', async () => {
    const browser = passkeyBrowser(api);
    const david = await api.tokenFor(DAVID);
    const elin = await api.tokenFor(ELIN);
    const { body } = await api.send('POST', '/user/passkey/options', { token: david });
    const sent = { name: 'Stulen', response: browser.device.create(body) };
    const stolen = await api.send('POST', '/user/passkey', { token: elin, body: sent });
    expect([stolen.status, stolen.body.code]).toEqual([422, 'PASSKEY_TOO_LATE']);
    expect((await api.send('POST', '/user/passkey', { token: david, body: sent })).status).toBe(201);
    expect((await api.send('POST', '/user/passkey', { token: david, body: sent })).body.code).toBe(
      'PASSKEY_TOO_LATE',
    );
  });

  it('of a colleague does not confirm who one is', async () => {
    const elins = passkeyBrowser(api);
    await elins.add(await api.tokenFor(ELIN));
    const davids = passkeyBrowser(api);
    const david = await api.tokenFor(DAVID);
    await davids.add(david);
    const { body } = await api.send('POST', '/user/confirmation/passkey/options', { token: david });
    const response = elins.device.get({ ...body, allowCredentials: [] });
    const answer = await api.send('POST', '/user/confirmation/passkey', { token: david, body: { response } });
    expect([answer.status, answer.body.code]).toEqual([422, 'PASSKEY_REFUSED']);
  });

  it('whose counter goes backwards is refused, and it is recorded in the audit log', async () => {
    const browser = passkeyBrowser(api);
    await browser.add(await api.tokenFor(DAVID));
    expect((await browser.signInByPasskey({ counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      expect((await browser.signInByPasskey({ counter })).status).toBe(401);
    }
    expect((await actions(DAVID))[0]?.action).toBe('user.passkey-counter');
    expect((await browser.signInByPasskey({ counter: 8 })).status).toBe(200);
    // Devices that do not count always say 0.
    const uncounted = passkeyBrowser(api);
    await uncounted.add(await api.tokenFor(ELIN));
    for (const counter of [0, 0]) {
      expect((await uncounted.signInByPasskey({ counter })).status).toBe(200);
    }
  });

  it('is tried a hundred times from one network, and no password is shut by it', async () => {
    const stranger = passkeyBrowser(api);
    const david = await api.tokenFor(DAVID);
    await stranger.add(david);
    await api.db.deleteFrom('passkey').execute();
    const statuses: number[] = [];
    for (let index = 0; index < 102; index += 1) statuses.push((await stranger.signInByPasskey()).status);
    expect(statuses).toEqual([...Array(100).fill(401), 429, 429]);
    const login = await api.send('POST', '/user/login', {
      body: { username: 'davdem01', password: PASSWORD },
      headers: { 'x-forwarded-for': '198.51.100.7' },
    });
    expect(login.status).toBe(200);
  });

  it('that is nonsense is refused, whatever it is', async () => {
    const token = await api.tokenFor(DAVID);
    const browser = passkeyBrowser(api);
    await browser.add(token);
    const right = async () => {
      const { body } = await api.send('POST', '/user/login/passkey/options');
      return { handle: body.handle, response: browser.device.get(body.options) };
    };
    const { handle, response } = await right();
    const inner = response.response;
    const bodies = [
      {},
      null,
      [],
      { handle, response: null },
      { handle, response: { ...response, id: 5 } },
      { handle, response: { ...response, rawId: 'AAAA' } },
      { handle, response: { ...response, type: 'password' } },
      ...['', 'A', '{}', 'bnVsbA', 'W10', '_w'].flatMap((text) => [
        { handle, response: { ...response, response: { ...inner, clientDataJSON: text } } },
        { handle, response: { ...response, response: { ...inner, authenticatorData: text } } },
        { handle, response: { ...response, response: { ...inner, signature: text } } },
      ]),
    ];
    for (const body of bodies) {
      const sent = JSON.stringify(body);
      const answer = await api.send('POST', '/user/login/passkey', { body });
      expect(answer.status, sent).toBeGreaterThanOrEqual(400);
      expect(answer.status, sent).toBeLessThan(500);
    }
    const name = 'x';
    for (const text of ['', 'A', '{}', 'bnVsbA', '_w', 'o2NmbXQ']) {
      const begun = await api.send('POST', '/user/passkey/options', { token });
      const made = passkeyBrowser(api).device.create(begun.body);
      const broken = { ...made, response: { ...made.response, attestationObject: text } };
      const answer = await api.send('POST', '/user/passkey', { token, body: { name, response: broken } });
      expect([400, 422], text).toContain(answer.status);
    }
    const long = 'A'.repeat(10_000_000);
    for (const [path, body] of [
      ['/user/login/passkey', { handle: long, response }],
      ['/user/passkey', { name: long, response }],
      ['/user/confirmation/passkey', { response: { ...response, id: long } }],
    ] as const) {
      expect((await api.send('POST', path, { token, body })).status, path).toBe(413);
    }
    const long2 = 'A'.repeat(200_000);
    for (const body of [
      { handle: long2, response },
      { handle, response: { ...response, response: { ...inner, clientDataJSON: long2 } } },
    ]) {
      expect((await api.send('POST', '/user/login/passkey', { body })).status).toBe(400);
    }
    expect((await api.send('POST', '/user/login/passkey', { body: await right() })).status).toBe(200);
  });

  it('has a name', async () => {
    const token = await api.tokenFor(DAVID);
    for (const name of ['', '   ', 'x'.repeat(61)]) {
      expect([400, 422]).toContain((await passkeyBrowser(api).add(token, { name })).status);
    }
  });

  it('belongs to the name that it was made for', async () => {
    const browser = passkeyBrowser(api);
    await browser.add(await api.tokenFor(DAVID));
    Object.assign(api.passkeys, { rpId: 'example.se', origins: ['https://www.example.se'] });
    try {
      const { body } = await api.send('POST', '/user/login/passkey/options');
      const elsewhere = { ...body.options, rpId: 'localhost' };
      const response = browser.device.get(elsewhere, { origin: 'https://www.example.se' });
      const sent = { handle: body.handle, response };
      expect((await api.send('POST', '/user/login/passkey', { body: sent })).status).toBe(401);
    } finally {
      Object.assign(api.passkeys, { rpId: 'localhost', origins: [OWN_ORIGIN] });
    }
  });
});
