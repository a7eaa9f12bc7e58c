import { type Endpoint, endpoints } from '@brandpost/rubicore-api';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothEngines, VISITOR_TOKEN } from './engines.fixtures.ts';

/** Somebody signed in who may nothing; capabilities are given one at a time. */
const USER_ID = 7;
/** Of nothing that there is. */
const NO_ID = '2147483000';

/** An address of a call with parameters that fit and lead to nothing. */
function addressOf(endpoint: Endpoint): string {
  return endpoint.path
    .replace(':slug', 'finns-inte')
    .replace(':cap', 'manage_link')
    .replace(':client', 'ingen-flik')
    .replace(':token', 'ingen-lank')
    .replace(/:(number|\w*[iI]d)/g, NO_ID);
}

describeOnBothEngines('every call of the catalogue', (api) => {
  let employee = '';
  let administrator = '';
  let revoked = '';
  let expired = '';
  let closed = '';
  beforeAll(async () => {
    await api.app.ready();
    await api.db.deleteFrom('user_role').where('user_id', '=', USER_ID).execute();
    employee = await api.tokenFor(USER_ID);
    administrator = await api.tokenFor(1);
    revoked = await api.tokenFor(1);
    await api.db
      .updateTable('token')
      .set({ revoked: new Date(0) })
      .where('id', '=', await lastToken())
      .execute();
    expired = await api.tokenFor(1);
    await api.db
      .updateTable('token')
      .set({ expires: new Date(0) })
      .where('id', '=', await lastToken())
      .execute();
    closed = await api.tokenFor(12);
    await api.db.updateTable('app_user').set({ is_active: false }).where('id', '=', 12).execute();
  });

  const lastToken = async () =>
    (await api.db.selectFrom('token').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow())
      .id;

  const call = async (endpoint: Endpoint, token: string | null) => {
    const answer = await api.app.inject({
      method: endpoint.method,
      url: `/rubicore${addressOf(endpoint)}`,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(endpoint.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(endpoint.body === undefined ? {} : { payload: '{}' }),
    });
    return answer.statusCode;
  };
  const guarded = endpoints.filter(({ access }) => access !== 'open' && access !== 'anyone');

  it('is served, and nothing is served that it does not list', () => {
    for (const { method, path, name } of endpoints) {
      expect(api.app.hasRoute({ method, url: `/rubicore${path}` }), name).toBe(true);
    }
    const listed = new Set(endpoints.map(({ method, path }) => `${method} /rubicore${path}`));
    const served = api.app.printRoutes({ commonPrefix: false, includeHooks: false });
    for (const [, path, methods] of served.matchAll(/── (\/rubicore\S+) \(([^)]+)\)/g)) {
      for (const method of (methods ?? '').split(', ').filter((one) => one !== 'HEAD')) {
        expect(listed, `${method} ${path}`).toContain(`${method} ${path}`);
      }
    }
  });

  it.each(guarded)(
    '$name is closed to anyone who is not signed in, and to tokens that are over',
    async (endpoint) => {
      for (const token of [null, VISITOR_TOKEN, revoked, expired, closed, 'x'.repeat(43)]) {
        expect(await call(endpoint, token)).toBe(401);
      }
    },
  );

  describe('where a capability is needed', () => {
    it.each(guarded.filter(({ access }) => typeof access === 'object'))(
      '$name needs it',
      async (endpoint) => {
        const key = (endpoint.access as { capability: string }).capability;
        expect(await call(endpoint, employee)).toBe(403);
        await api.db
          .insertInto('user_capability')
          .values({ user_id: USER_ID, capability_key: key, value: false })
          .execute();
        expect(await call(endpoint, employee)).toBe(403);
        await api.db
          .updateTable('user_capability')
          .set({ value: true })
          .where('user_id', '=', USER_ID)
          .execute();
        expect(await call(endpoint, employee)).not.toBe(403);
        await api.db.deleteFrom('user_capability').where('user_id', '=', USER_ID).execute();
      },
    );
  });

  it.each(endpoints.filter(({ produces }) => produces !== 'text/event-stream'))(
    '$name answers an empty body, and what is not there, without an error of its own',
    async (endpoint) => {
      for (const token of [VISITOR_TOKEN, employee, administrator])
        expect(await call(endpoint, token)).toBeLessThan(500);
    },
  );
});
