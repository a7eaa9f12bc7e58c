import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../passwords/hash-password.ts';
import { describeOnBothEngines, type Sent } from './engines.fixtures.ts';

const PASSWORD = 'tre små hästar i hagen';
const ADMINISTRATORS = 1;

describeOnBothEngines('people', (api) => {
  let administrator = '';
  let manager = '';
  beforeAll(async () => {
    administrator = await api.tokenFor(1);
    // Bente manages users and nothing that editors may not.
    await grant(3, 'manage_user', true);
    manager = await api.tokenFor(3);
    const password_hash = await hashPassword(PASSWORD);
    await api.db.updateTable('app_user').set({ password_hash }).where('id', 'in', [5, 6]).execute();
  });

  const grant = (userId: number, capability_key: string, value: boolean) =>
    api.db.insertInto('user_capability').values({ user_id: userId, capability_key, value }).execute();
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, token = administrator) =>
    api.send(method, path, { token, ...(body === undefined ? {} : { body }) });
  const signIn = (username: string, password: string, sent: Sent = {}) =>
    api.send('POST', '/user/login', { body: { username, password }, ...sent });
  const fieldsOf = (body: { errors?: { field: string }[] }) => body.errors?.map((error) => error.field);

  it('sign in with name and password and act under the token that they get', async () => {
    const { status, body } = await signIn('davdem01', PASSWORD);
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'user', status: 'active', user: { id: 5, username: 'davdem01' } });
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect((await api.get('/user/5', body.token)).body.meta).not.toBeNull();
    const row = await api.db
      .selectFrom('token')
      .select('hash')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.hash).toString()).not.toContain(body.token);
  });

  it('are refused alike with a wrong password, a wrong name and a closed account', async () => {
    await api.db.updateTable('app_user').set({ is_active: false }).where('id', '=', 6).execute();
    for (const [username, password] of [
      ['davdem01', 'fel lösenord'],
      ['finns-inte', PASSWORD],
      ['elimal01', PASSWORD],
    ] as const) {
      const { status, body } = await signIn(username, password, {
        headers: { 'x-forwarded-for': '192.0.2.1' },
      });
      expect([status, body]).toEqual([
        401,
        { message: 'Användarnamnet eller lösenordet stämmer inte.', code: 'SIGN_IN_REFUSED' },
      ]);
    }
    await api.db.updateTable('app_user').set({ is_active: true }).where('id', '=', 6).execute();
    expect(fieldsOf((await signIn('', '')).body)).toEqual(['username', 'password']);
  });

  it('see themselves whole, colleagues as colleagues, and visitors see nobody', async () => {
    const david = await api.tokenFor(5);
    const own = (await api.get('/user/5', david)).body;
    expect(own.meta).toEqual({
      read_post: expect.any(String),
      readInformation: expect.any(String),
      readMessage: expect.any(String),
    });
    const colleague = (await api.get('/user/farpah01', david)).body;
    expect(colleague).toMatchObject({ id: 7, meta: null, roles: [], capabilities: [] });
    expect(colleague.profile).toMatchObject({ address: '', interests: [], documents: [] });
    expect((await api.get('/user/7', administrator)).body.meta).not.toBeNull();
    expect((await api.get('/user/7')).status).toBe(401);
    expect((await api.get('/user')).status).toBe(401);
    expect((await api.get('/user/999', david)).status).toBe(404);
  });

  it('are listed in Swedish order and found by name, group, job role and role', async () => {
    const names = (body: { displayName: string }[]) => body.map((row) => row.displayName);
    const { body, total } = await api.get('/user?perPage=99', administrator);
    expect(names(body)).toEqual(names(body).toSorted(new Intl.Collator('sv').compare));
    expect(total).toBe(12);
    expect(
      (await api.get('/user?nodeId=3', administrator)).body.map((row: { id: number }) => row.id),
    ).toEqual([7]);
    expect((await api.get('/user?roleId=1', administrator)).total).toBe(2);
    expect((await api.get('/user?q=davdem', administrator)).total).toBe(1);
    expect((await api.get('/user?q=%25', administrator)).total).toBe(0);
    expect((await api.get('/user?q=%20', administrator)).total).toBe(12);
  });

  it.each([
    ['pahit', ['Farid Påhittsson']],
    ['Pahitson', ['Farid Påhittsson']],
    ['ström ELIN', ['Elin Mallström']],
    ['Åsbruk', ['Farid Påhittsson']],
    ['farid åsbruk', ['Farid Påhittsson']],
    ['cecilia insatsledare', ['Cecilia Provlund']],
    ['cecilia insatledare', ['Cecilia Provlund']],
    ['farid norråmo', []],
    ['räddningstjänsten norrån', []],
    ['070-174 06 11', ['Anna Exempelsson']],
    ['+46 70 174 06 11', ['Anna Exempelsson']],
    ['174 06 99', []],
    ['zz', []],
  ])(
    'are found by part of a name, station, job role and phone number, also misspelt: %s',
    async (q, found) => {
      const colleague = await api.tokenFor(5);
      const { body } = await api.get(`/user?q=${encodeURIComponent(q)}`, colleague);
      expect(body.map((row: { displayName: string }) => row.displayName)).toEqual(found);
    },
  );

  it('lose no reading mark when two devices set some at once', async () => {
    const david = await api.tokenFor(5);
    const before = JSON.parse((await api.get('/user/5', david)).body.meta.read_post);
    await Promise.all([
      ...[301, 302, 303].map((id) =>
        send('PUT', '/user/5', { meta: { read_post: JSON.stringify([...before, id]) } }, david),
      ),
      send('POST', '/user/5/read', { list: 'read_post', values: [304, 305] }, david),
    ]);
    const after = JSON.parse((await api.get('/user/5', david)).body.meta.read_post);
    expect(new Set(after)).toEqual(new Set([...before, 301, 302, 303, 304, 305]));
    await send('DELETE', '/user/5/read', { list: 'read_post', values: [304] }, david);
    expect(JSON.parse((await api.get('/user/5', david)).body.meta.read_post)).not.toContain(304);
    expect((await send('PUT', '/user/5', { meta: { read_post: '[9]' } })).status).toBe(403);
    for (const text of ['{', '{}', '["x"]', '[-1]', '[1.5]', '[99999999999]']) {
      expect((await send('PUT', '/user/5', { meta: { read_post: text } }, david)).status, text).toBe(422);
    }
  });

  it('change their own profile and nothing of their account', async () => {
    const david = await api.tokenFor(5);
    const changed = await send('PUT', '/user/5', { profile: { phone: '070-174 06 05' } }, david);
    expect([changed.status, changed.body.profile.phone]).toEqual([200, '070-174 06 05']);
    expect(changed.body.profile.email).toMatch(/@/);
    expect((await send('PUT', '/user/5', { profile: { email: 'fel' } }, david)).body.errors).toEqual([
      { field: 'profile.email', message: 'Fel format på e-postadressen' },
    ]);
    for (const body of [{ username: 'x' }, { isActive: false }, { uid: 'x' }, { displayName: 'Chefen' }]) {
      expect((await send('PUT', '/user/5', body, david)).status).toBe(403);
    }
    expect((await send('PUT', '/user/7', { profile: { phone: '1' } }, david)).status).toBe(403);
  });

  it('get no role or capability by the way in which their data are changed', async () => {
    const david = await api.tokenFor(5);
    await send(
      'PUT',
      '/user/5',
      { roles: [{ key: 'rubicore-administrator' }], capabilities: [{ key: 'manage_user', value: true }] },
      david,
    );
    const { body } = await api.get('/user/5', administrator);
    expect(body.roles.map((role: { key: string }) => role.key)).toEqual(['rubicore-employee']);
    for (const path of [
      '/user/5/role/1',
      '/user/5/capability/manage_user',
      '/user/5/node/3',
      '/user/5/category/11',
    ]) {
      const sent = path.includes('capability') ? { value: true } : undefined;
      expect((await send('POST', path, sent, david)).status, path).toBe(403);
    }
  });

  it('are given no more than the giver has, and only administrators make administrators', async () => {
    expect((await send('POST', '/user/5/role/1', undefined, manager)).status).toBe(403);
    expect((await send('POST', '/user/3/role/1', undefined, manager)).status).toBe(403);
    expect((await send('POST', '/user/3/capability/manage_role', { value: true }, manager)).status).toBe(403);
    expect((await send('POST', '/user/5/capability/masquerade_user', { value: true }, manager)).status).toBe(
      403,
    );
    expect((await send('POST', '/user/5/capability/manage_link', { value: true }, manager)).status).toBe(200);
    expect((await send('DELETE', '/user/5/capability/manage_link', undefined, manager)).status).toBe(200);
    for (const path of ['/user/1/role/1', '/user/2/role/1']) {
      expect((await send('DELETE', path, undefined, manager)).status, path).toBe(403);
    }
    expect((await send('PUT', '/user/1', { username: 'kapad' }, manager)).status).toBe(403);
    expect(
      (await send('PUT', '/user/1/password', { password: 'ett helt nytt lösenord' }, manager)).status,
    ).toBe(403);
    expect((await send('DELETE', '/user/1', undefined, manager)).status).toBe(403);
  });

  it('never lose their last administrator, not even when two are taken away at once', async () => {
    const answers = await Promise.all([
      send('DELETE', '/user/1/role/1'),
      send('DELETE', '/user/2/role/1', undefined, await api.tokenFor(2)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const left = (await api.get('/user?roleId=1', administrator)).body[0]?.id ?? 2;
    const token = await api.tokenFor(left);
    expect((await send('DELETE', `/user/${left}/role/1`, undefined, token)).body.code).toBe(
      'LAST_ADMINISTRATOR',
    );
    expect((await send('PUT', `/user/${left}`, { isActive: false }, token)).status).toBe(409);
    expect((await send('DELETE', `/user/${left}`, undefined, token)).status).toBe(409);
    expect((await send('DELETE', `/role/${ADMINISTRATORS}`, undefined, token)).status).toBe(409);
    await sql`insert into user_role (user_id, role_id) values (1, 1), (2, 1) on conflict do nothing`.execute(
      api.db,
    );
    expect((await api.get('/user?roleId=1', administrator)).total).toBe(2);
  });

  it('learn which role or grant decides what they may do', async () => {
    const explain = async (id: number, cap: string) =>
      (await api.get(`/user/${id}/capability/${cap}/explanation`, administrator)).body;
    expect(await explain(1, 'delete_post')).toMatchObject({ value: true, decidedBy: 'administrator' });
    expect(await explain(3, 'publish_alert')).toMatchObject({ value: false, decidedBy: 'own', own: false });
    expect(await explain(3, 'delete_post')).toMatchObject({ value: false, decidedBy: 'role', own: null });
    expect((await explain(3, 'delete_post')).roles).toEqual([
      { id: 2, key: 'rubicore-editor', name: 'Redaktör', value: false },
    ]);
    expect(await explain(3, 'manage_node')).toMatchObject({ value: null, decidedBy: 'nothing', roles: [] });
    const david = await api.tokenFor(5);
    expect((await api.get('/user/3/capability/delete_post/explanation', david)).status).toBe(403);
    expect((await api.get('/user/5/capability/finns-inte/explanation', david)).status).toBe(404);
    const effective = (await api.get('/user/3/capability', manager)).body;
    expect(effective).toContainEqual({ key: 'publish_alert', value: false });
  });

  it('of the crisis desk publish a crisis, until a role that denies it is given to them too', async () => {
    const karin = await api.tokenFor(12);
    const crisis = {
      type: 'alert',
      title: 'Rök',
      excerpt: 'Gå in.',
      content: [],
      nodeIds: [1],
      status: 'publish',
    };
    expect((await send('POST', '/post', crisis, karin)).status).toBe(201);
    const role = await send('POST', '/role', { key: 'praktikant', name: 'Praktikant' }, administrator);
    await send('POST', `/role/${role.body.id}/capability/create_post`, { value: false }, administrator);
    await send('POST', `/user/12/role/${role.body.id}`, undefined, administrator);
    expect((await send('POST', '/post', { ...crisis, title: 'Rök igen' }, karin)).status).toBe(403);
    const { body } = await api.get('/user/12/capability/create_post/explanation', karin);
    expect(body).toMatchObject({ value: false, decidedBy: 'role', own: null });
    expect(body.roles).toContainEqual({
      id: role.body.id,
      key: 'praktikant',
      name: 'Praktikant',
      value: false,
    });
    await send('DELETE', `/user/12/role/${role.body.id}`, undefined, administrator);
    expect((await send('POST', '/post', { ...crisis, title: 'Rök igen' }, karin)).status).toBe(201);
  });

  it('feel a change of their rights at the next call', async () => {
    const gunnar = await api.tokenFor(8);
    const draft = { type: 'news', title: 'x', status: 'draft' };
    expect((await send('POST', '/post', draft, gunnar)).status).toBe(403);
    await send('POST', '/user/8/capability/create_post', { value: true });
    expect((await send('POST', '/post', draft, gunnar)).status).toBe(201);
    await send('POST', '/user/8/capability/create_post', { value: false });
    expect((await send('POST', '/post', draft, gunnar)).status).toBe(403);
  });

  it('act as another with a reason, for an hour, with no more rights than their own, and never as an administrator', async () => {
    const masquerade = (userId: number, token = administrator) =>
      send('POST', '/token', { type: 'masquerade', userId, reason: 'Felsökning av verktyg' }, token);
    const { status, body } = await masquerade(4);
    expect([status, body.type]).toEqual([201, 'masquerade']);
    expect(Date.parse(body.expires) - Date.parse(body.issued)).toBe(3_600_000);
    expect((await api.get('/user/4', body.token)).body.meta).not.toBeNull();
    const written = await send(
      'POST',
      '/post',
      { type: 'news', title: 'Som en annan', status: 'draft' },
      body.token,
    );
    expect(written.body.authorId).toBe(4);
    const entry = await api.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'subject_id'])
      .where('entity_id', '=', String(written.body.id))
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ actor_id: 1, subject_id: 4 });
    expect((await masquerade(2)).status).toBe(403);
    expect((await masquerade(1)).status).toBe(403);
    expect((await masquerade(5, manager)).status).toBe(403);
    expect((await masquerade(5, body.token)).status).toBe(403);
    expect((await send('POST', '/token', { type: 'user' }, body.token)).status).toBe(403);
    expect(
      (await send('PUT', '/user/4/password', { password: 'ett helt nytt lösenord' }, body.token)).status,
    ).toBe(403);

    await grant(5, 'masquerade_user', true);
    const weak = await masquerade(4, await api.tokenFor(5));
    expect(
      (await send('POST', '/post', { type: 'news', title: 'x', status: 'draft' }, weak.body.token)).status,
    ).toBe(403);
    expect((await send('DELETE', `/token/${body.id}`, undefined, body.token)).status).toBe(200);
    expect((await api.get('/user/4', body.token)).status).toBe(401);
    await api.db.deleteFrom('user_capability').where('capability_key', '=', 'masquerade_user').execute();
  });

  it('list and end their own sign-ins, and those who manage users end all of somebody', async () => {
    const david = await api.tokenFor(5);
    const { body: issued } = await send('POST', '/token', { type: 'user' }, david);
    const { body } = await api.get('/token?perPage=99', david);
    expect(body[0]).toEqual({
      id: issued.id,
      type: 'user',
      issued: issued.issued,
      expires: issued.expires,
      status: 'active',
    });
    expect((await send('DELETE', `/token/${issued.id}`, undefined, await api.tokenFor(7))).status).toBe(404);
    expect((await send('DELETE', `/token/${issued.id}`, undefined, david)).status).toBe(200);
    expect((await api.get('/token', issued.token)).status).toBe(401);
    expect((await send('DELETE', '/user/5/token', undefined, manager)).status).toBe(200);
    expect((await api.get('/token', david)).status).toBe(401);
    expect((await send('POST', '/token', { type: 'anonymous' })).status).toBe(422);
  });

  it('are shown to those who manage users where they are signed in and when they last did so, one by one ended', async () => {
    const { body: signedIn } = await signIn('davdem01', PASSWORD);
    const elsewhere = signedIn.token;
    const colleague = await api.tokenFor(7);
    const list = await api.get('/user/5/token?perPage=99', manager);
    expect(list.body.every(({ status }: { status: string }) => status === 'active')).toBe(true);
    expect((await api.get('/user/5/token', colleague)).status).toBe(403);
    expect(list.body[0].issued).toBe(signedIn.issued);
    expect((await api.get('/user/5', colleague)).body).not.toHaveProperty('lastSignIn');
    expect((await api.get('/user/5', manager)).body.lastSignIn).toBe(signedIn.issued);
    expect((await api.get('/user/7', manager)).body.lastSignIn).toBeNull();
    expect((await api.get('/user/5', colleague)).body).not.toHaveProperty('hasPassword');
    const account = { username: 'utanlo01', firstName: 'Utan', lastName: 'Lösenord' };
    const { body: made } = await api.send('POST', '/user', { token: manager, body: account });
    expect((await api.get(`/user/${made.id}`, manager)).body.hasPassword).toBe(false);
    const [latest] = list.body;
    expect((await send('DELETE', `/token/${latest.id}`, undefined, manager)).status).toBe(200);
    expect((await api.get('/token', elsewhere)).status).toBe(401);
    const after = await api.get('/user/5/token?perPage=99', manager);
    expect(after.total).toBe((list.total ?? 0) - 1);
    const entry = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'entity_id'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ action: 'token.revoke', entity_id: '5' });
  });

  it('begin and end: an account is added, closed at once, and forgotten', async () => {
    const account = { username: 'nyanst01', firstName: 'Nya', lastName: 'Nstälda', password: PASSWORD };
    const made = await send('POST', '/user', account, manager);
    expect([made.status, made.body.displayName, made.body.roles]).toEqual([201, 'Nya Nstälda', []]);
    expect(fieldsOf((await send('POST', '/user', account, manager)).body)).toEqual(['username']);
    expect(
      fieldsOf(
        (await send('POST', '/user', { username: 'a b', firstName: '', lastName: 'X', password: 'kort' }))
          .body,
      ),
    ).toEqual(expect.arrayContaining(['firstName', 'username']));
    expect(
      fieldsOf((await send('POST', '/user', { ...account, username: 'annan', password: 'kort' })).body),
    ).toEqual(['password']);
    const { body } = await signIn('nyanst01', PASSWORD);
    await send('PUT', `/user/${made.body.id}`, { isActive: false }, manager);
    expect((await api.get('/token', body.token)).status).toBe(401);
    expect((await api.get('/user?q=nyanst', administrator)).total).toBe(0);
    expect((await api.get('/user?q=nyanst&includeInactive=true', administrator)).total).toBe(1);
    expect((await api.get('/user?onlyInactive=true', administrator)).body).toMatchObject([
      { username: 'nyanst01' },
    ]);
    const colleague = await api.tokenFor(7);
    expect((await api.get('/user?q=nyanst&onlyInactive=true', colleague)).total).toBe(0);
    const some = await api.get('/user?id=5&id=3&id=99999&sort=id', colleague);
    expect([some.body.map((user: { id: number }) => user.id), some.total]).toEqual([[3, 5], 2]);
    await send('DELETE', `/user/${made.body.id}`, undefined, manager);
    const gone = (await api.get(`/user/${made.body.id}`, administrator)).body;
    expect(gone).toMatchObject({
      displayName: 'Borttagen användare',
      isActive: false,
      firstName: 'Borttagen',
    });
    expect(JSON.stringify(gone)).not.toContain('nyanst');
  });

  it('set a password of their own with the present one, and that ends their other sign-ins', async () => {
    const { body: here } = await signIn('elimal01', PASSWORD);
    const { body: elsewhere } = await signIn('elimal01', PASSWORD);
    const set = (body: object) => send('PUT', '/user/6/password', body, here.token);
    expect(fieldsOf((await set({ password: 'ett nytt långt lösenord' })).body)).toEqual(['current']);
    expect(fieldsOf((await set({ password: 'kort', current: PASSWORD })).body)).toEqual(['password']);
    expect(fieldsOf((await set({ password: 'aaaaaaaaaaaaaaaa', current: PASSWORD })).body)).toEqual([
      'password',
    ]);
    expect((await set({ password: 'ett nytt långt lösenord', current: PASSWORD })).status).toBe(200);
    expect((await api.get('/token', here.token)).status).toBe(200);
    expect((await api.get('/token', elsewhere.token)).status).toBe(401);
    expect((await signIn('elimal01', 'ett nytt långt lösenord')).status).toBe(200);
  });

  it('keep tools and favourites in an order of their own', async () => {
    const token = await api.tokenFor(7);
    const ids = async () =>
      (await api.get('/user/links?perPage=99', token)).body.map((row: { id: number }) => row.id);
    const before = await ids();
    const added = (await api.get('/link?type=tool&perPage=99', token)).body.find(
      (row: { id: number }) => !before.includes(row.id),
    );
    await send('POST', `/user/links/${added.id}`, undefined, token);
    await send('POST', `/user/links/${added.id}`, undefined, token);
    expect(await ids()).toEqual([...before, added.id]);
    await send('PUT', '/user/7/link/sort', { values: [added.id] }, token);
    expect(await ids()).toEqual([added.id, ...before]);
    expect((await api.get('/user/7/links?type=tool&sort=name ASC', token)).status).toBe(200);
    await send('DELETE', `/user/links/${added.id}`, undefined, token);
    expect(await ids()).toEqual(before);
    expect((await send('POST', '/user/links/99999', undefined, token)).status).toBe(404);
    expect((await send('POST', '/user/5/link/1', undefined, token)).status).toBe(403);
    expect((await api.get('/user/5/links', token)).status).toBe(403);
    expect((await api.get('/user/5/posts', token)).status).toBe(200);
  });

  it('get all that is kept about them', async () => {
    const token = await api.tokenFor(7);
    const { status, body } = await api.get('/user/7/export', token);
    expect([status, Object.keys(body)]).toEqual([
      200,
      ['user', 'posts', 'tokens', 'passkeys', 'links', 'comments', 'reviews', 'savedViews'],
    ]);
    expect((await api.get('/user/5/export', token)).status).toBe(403);
  });
});
