import { beforeAll, beforeEach, expect, it } from 'vitest';
import { hashPassword } from '../passwords/hash-password.ts';
import { describeOnBothEngines } from './engines.fixtures.ts';

const PASSWORD = 'tre små hästar i hagen';
const OTHER = 'fyra gula kor på ängen';

describeOnBothEngines('a password', (api) => {
  let administrator = '';
  beforeAll(async () => {
    administrator = await api.tokenFor(1);
    const password_hash = await hashPassword(PASSWORD);
    await api.db.updateTable('app_user').set({ password_hash }).where('id', 'in', [5, 6]).execute();
  });
  beforeEach(async () => {
    await api.db.deleteFrom('sign_in_failure').execute();
  });

  const signIn = (username: string, password: string) =>
    api.send('POST', '/user/login', { body: { username, password } });
  const set = (id: number, token: string, body: object) =>
    api.send('PUT', `/user/${id}/password`, { token, body });
  const messageOf = (answer: { body: { errors?: { message: string }[] } }) =>
    answer.body.errors?.[0]?.message;

  it.each([
    'Password1234',
    'lösenord1234',
    'sommar2026!!',
    'qwertyuiop12',
    'Välkommen2026!',
    '1q2w3e4r5t6y',
    'abcdefghijklmn',
  ])('that many have, or that is easily made, is refused: %s', async (password) => {
    const david = await api.tokenFor(5);
    const answer = await set(5, david, { password, current: PASSWORD });
    expect([answer.status, messageOf(answer)]).toEqual([
      422,
      'Lösenordet är för lätt att gissa. Ta några ord som inte hör ihop.',
    ]);
  });

  it.each([
    'brandpost-demo',
    'norrån ligger vid havet',
    'davdem01 heter jag nog',
    'jag är David och jag vet det',
    'demosson har gröna bilar',
  ])('with one’s own name or the service’s is refused: %s', async (password) => {
    const david = await api.tokenFor(5);
    const answer = await set(5, david, { password, current: PASSWORD });
    expect([answer.status, messageOf(answer)]).toEqual([
      422,
      'Lösenordet får inte innehålla namnet, användarnamnet eller tjänstens namn',
    ]);
  });

  it('is not guessed freely by anyone who sits at a browser that is signed in', async () => {
    const david = await api.tokenFor(5);
    const statuses: number[] = [];
    for (let index = 0; index < 14; index += 1) {
      statuses.push((await set(5, david, { password: OTHER, current: `fel ${index}` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), ...Array(4).fill(429)]);
    const right = await set(5, david, { password: OTHER, current: PASSWORD });
    expect([right.status, right.headers['retry-after']]).toEqual([429, '900']);
    // Another way in is not shut by it.
    expect((await signIn('davdem01', PASSWORD)).status).toBe(200);
  });

  it('that somebody else has chosen is good for choosing another, and for nothing else', async () => {
    expect((await set(6, administrator, { password: OTHER })).status).toBe(200);
    const { body } = await signIn('elimal01', OTHER);
    const token = body.token;
    expect(body.user.mustDo).toBe('change-password');
    expect((await api.get('/user/6', token)).body.mustDo).toBe('change-password');
    for (const path of ['/user', '/user/5', '/my-post', '/user/links', '/token', '/user/6/export']) {
      const answer = await api.get(path, token);
      expect([answer.status, answer.body.code], path).toEqual([403, 'PASSWORD_CHANGE_NEEDED']);
    }
    for (const body of [{ type: 'user' }, { type: 'masquerade', userId: 7 }]) {
      expect((await api.send('POST', '/token', { token, body })).status).toBe(403);
    }
    // What everybody may read is read as everybody does.
    expect((await api.get('/post?perPage=99', token)).total).toBe((await api.get('/post?perPage=99')).total);
    expect(messageOf(await set(6, token, { password: OTHER, current: OTHER }))).toBe(
      'Det nya lösenordet måste vara ett annat än det nuvarande',
    );
    expect((await set(6, token, { password: PASSWORD, current: OTHER })).status).toBe(200);
    expect((await api.get('/user/6', token)).body).not.toHaveProperty('mustDo');
    expect((await api.get('/user/links', token)).status).toBe(200);
    expect((await signIn('elimal01', PASSWORD)).body.user).not.toHaveProperty('mustDo');
  });

  it('of a new account is for one time too', async () => {
    const body = { username: 'nyanst02', firstName: 'Nya', lastName: 'Nstälda', password: OTHER };
    expect((await api.send('POST', '/user', { token: administrator, body })).status).toBe(201);
    expect((await signIn('nyanst02', OTHER)).body.user.mustDo).toBe('change-password');
  });

  it('is nothing that anyone who comes by single sign-on gives themselves', async () => {
    const farida = await api.tokenFor(7);
    const own = await set(7, farida, { password: OTHER });
    expect([own.status, own.body]).toEqual([
      403,
      {
        message: 'Ditt konto loggar in med organisationens inloggning och har inget eget lösenord här.',
        code: 'NO_OWN_PASSWORD',
      },
    ]);
    expect((await set(7, farida, { password: OTHER, current: '' })).status).toBe(403);
    expect((await set(7, administrator, { password: OTHER })).status).toBe(200);
    expect((await signIn('farpah01', OTHER)).body.user.mustDo).toBe('change-password');
  });
});
