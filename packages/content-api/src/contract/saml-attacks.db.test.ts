import { deflateRawSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothEngines, VISITOR_TOKEN } from './engines.fixtures.ts';
import { NEWCOMER, type SamlApi, startSamlApi } from './saml.fixtures.ts';
import { ATTACKS } from './saml-attacks.fixtures.ts';

describeOnBothEngines('wrong answers by SAML', (api) => {
  let saml: SamlApi;
  beforeAll(async () => {
    saml = await startSamlApi(api);
  });
  afterAll(() => saml.close());

  const counts = async () => {
    const { rows } =
      await sql`select (select count(*) from app_user) as users, (select count(*) from token) as tokens,
      (select count(*) from saml_assertion_seen) as assertions, (select sum(version) from app_user) as versions`.execute(
        api.db,
      );
    return rows[0];
  };

  describe('are refused without a trace but the reason', () => {
    it.each(ATTACKS)('$name: $code', async ({ code, make }) => {
      const begun = await saml.begin();
      const answer = await make(saml, begun);
      const before = { counts: await counts(), refusals: (await saml.refusals()).length };
      const posted = await saml.post(begun, answer);
      expect(posted).toMatchObject({ status: 403, cookie: '', location: undefined });
      expect(posted.body).toEqual({
        message: 'Inloggningen gick inte att genomföra. Försök igen.',
        code: 'SINGLE_SIGN_ON_REFUSED',
      });
      expect((await saml.refusals()).slice(before.refusals)).toEqual([code]);
      expect(await counts()).toEqual(before.counts);

      // Anyone who fails once begins again.
      const right = await saml.post(begun, saml.idp.respond(begun.requestId));
      expect(right.status).toBe(403);
      expect((await saml.refusals()).at(-1)).toBe('REPLAYED');
      expect((await saml.token(begun.cookie)).status).toBe(403);
      expect(await counts()).toEqual(before.counts);
    });
  });

  it('leave others served and memory as it was, however many bombs come at once', async () => {
    const bombs = ['<a>'.repeat(40_000), deflateRawSync(Buffer.alloc(100_000_000))];
    const answers = bombs.map((bomb) => Buffer.from(bomb).toString('base64'));
    const begun = await Promise.all(Array.from({ length: 20 }, () => saml.begin()));
    const before = process.memoryUsage.rss();
    const posted = begun.map((one, turn) => saml.post(one, answers[turn % 2] ?? ''));
    const other = await saml.app.inject({
      url: '/rubicore/core/v1/post?type=news',
      headers: { authorization: `Bearer ${VISITOR_TOKEN}` },
    });
    expect(other.statusCode).toBe(200);
    expect((await Promise.all(posted)).map(({ status }) => status)).toEqual(begun.map(() => 403));
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('would have let the same person in with a right answer', async () => {
    const { status, body } = await saml.signIn();
    expect(status).toBe(200);
    expect(body.user.uid).toBe(NEWCOMER.uid);
  });
});
