import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

describeOnBothEngines('who has a capability', (api) => {
  let administrator = '';
  beforeAll(async () => {
    administrator = await api.tokenFor(1);
  });
  const own = (user_id: number, capability_key: string, value: boolean) =>
    api.db.insertInto('user_capability').values({ user_id, capability_key, value }).execute();

  it('is the same for a list of people as it is explained for each', async () => {
    await own(6, 'publish_alert', true);
    await own(3, 'publish_post', false);
    await own(1, 'manage_media', false);
    const { body: people } = await api.get('/user?per_page=100', administrator);
    const { body: capabilities } = await api.get('/capability?per_page=100', administrator);
    let holders = 0;
    for (const { key } of capabilities) {
      const { body: found } = await api.get(`/user?per_page=100&capability=${key}`, administrator);
      const ids = new Set(found.map(({ id }: { id: number }) => id));
      holders += ids.size;
      for (const { id } of people) {
        const { body } = await api.get(`/user/${id}/capability/${key}/explanation`, administrator);
        expect([key, id, ids.has(id)]).toEqual([key, id, body.value === true]);
      }
    }
    expect(holders).toBeGreaterThan(capabilities.length);
  });

  it('is given to those alone who manage users', async () => {
    const employee = await api.tokenFor(5);
    expect((await api.get('/user?capability=publish_alert', employee)).status).toBe(403);
  });

  it('is nobody but administrators for one that nobody was given', async () => {
    const { body: found } = await api.get('/user?capability=manage_nothing', administrator);
    const { body: administrators } = await api.get('/user?roleId=1', administrator);
    expect(found).toEqual(administrators);
    expect(found).not.toEqual([]);
  });
});
