import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

const ADMINISTRATOR = 1;
const STAFF = 4;

describeOnBothEngines('the names in the audit log', (api) => {
  let token = '';
  beforeAll(async () => {
    token = await api.tokenFor(ADMINISTRATOR);
  });
  const latest = async (query: string) => (await api.get(`/audit?per_page=1&${query}`, token)).body[0];
  const write = (title: string) =>
    api.send('POST', '/post', { token, body: { type: 'news', title, nodeIds: [1], status: 'draft' } });

  it('are those that things have now, and the last ones of what is gone', async () => {
    const { body: post } = await write('Ny slackbil');
    await api.send('PUT', `/post/${post.id}`, { token, body: { title: 'Ny släckbil' } });
    const about = `entity=post&entityId=${post.id}`;
    expect(await latest(about)).toMatchObject({ entityName: 'Ny släckbil', entityExists: true });

    const { body: role } = await api.send('POST', '/role', { token, body: { key: 'prov', name: 'På prov' } });
    await api.send('DELETE', `/role/${role.id}`, { token });
    expect(await latest(`entity=role&entityId=${role.id}`)).toMatchObject({
      ...{ action: 'role.delete', entityName: 'På prov', entityExists: false },
    });
  });

  it('tell which role or group somebody was given', async () => {
    const { body: roles } = await api.get('/role', token);
    const { body: nodes } = await api.get('/node', token);
    const about = `entity=user&entityId=${STAFF}`;
    const role = roles.at(-1);
    await api.send('POST', `/user/${STAFF}/role/${role.id}`, { token });
    expect(await latest(about)).toMatchObject({ action: 'user.add-role', tiedName: role.name });
    await api.send('DELETE', `/user/${STAFF}/role/${role.id}`, { token });
    expect(await latest(about)).toMatchObject({ action: 'user.remove-role', tiedName: role.name });
    const node = nodes.at(-1);
    await api.send('POST', `/user/${STAFF}/node/${node.id}`, { token });
    expect(await latest(about)).toMatchObject({ action: 'user.tie-node', tiedName: node.name });
  });

  it('find the entries about what is called so, letter by letter', async () => {
    const { body: post } = await write('Hundra % ull');
    await write('Hundra ull');
    const found = (await api.get(`/audit?name=${encodeURIComponent('hundra %')}`, token)).body;
    expect(found.map(({ entityId }: { entityId: string }) => entityId)).toEqual([String(post.id)]);
    expect((await api.get('/audit?name=', token)).status).toBe(400);
  });
});
