import { expect, it } from 'vitest';
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts';
import { describeOnBothEngines } from './engines.fixtures.ts';

describeOnBothEngines('a person who is forgotten', (api) => {
  const PERSONAL = ['raksal01', 'Rakel', 'Raderad Person', '070-4242424', 'rakel@example.se', 'Hemgatan 7'];
  const userEntries = async (id: number, token: string) =>
    (await api.get(`/audit?entity=user&entityId=${id}&perPage=99&sort=id`, token)).body;
  const stored = async () => {
    const rows = await api.db.selectFrom('audit_entry').select(['before', 'after']).execute();
    return JSON.stringify(rows);
  };

  it('is forgotten by the audit log too, whose chain stays whole', async () => {
    const token = await api.tokenFor(1);
    const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
      api.send(method, path, { token, ...(body === undefined ? {} : { body }) });
    const { body: user } = await send('POST', '/user', {
      username: 'raksal01',
      firstName: 'Rakel',
      lastName: 'Raderad Person',
      profile: { phone: '070-4242424', email: 'rakel@example.se', address: 'Hemgatan 7' },
    });
    await send('PUT', `/user/${user.id}`, { profile: { phone: '070-4242425' } });
    await send('POST', `/user/${user.id}/role/3`);

    const before = await userEntries(user.id, token);
    expect(before.map((entry: { action: string }) => entry.action)).toEqual([
      'user.create',
      'user.update',
      'user.add-role',
    ]);
    expect(before[0].after).toMatchObject({ firstName: 'Rakel', isActive: true });
    expect(before[1]).toMatchObject({
      before: { profile: { phone: '070-4242424', address: 'Hemgatan 7' } },
      after: { profile: { phone: '070-4242425' } },
    });
    for (const value of PERSONAL) expect(await stored()).not.toContain(value);
    const { head } = (await api.get('/audit/verification', token)).body;

    expect((await send('DELETE', `/user/${user.id}`)).status).toBe(200);
    const after = await userEntries(user.id, token);
    expect(after).toHaveLength(4);
    for (const value of PERSONAL) expect(JSON.stringify(after)).not.toContain(value);
    const gone = 'Raderad uppgift';
    expect(after[0].after).toMatchObject({ username: gone, firstName: gone, profile: gone, isActive: true });
    expect(after[2].after).toEqual({ roleId: 3 });
    // Nothing that was written has changed: the entries before are as they were.
    expect(after.slice(0, 3).map((entry: { hash: string }) => entry.hash)).toEqual(
      before.map((entry: { hash: string }) => entry.hash),
    );
    expect(before.at(-1).hash).toBe(head);
    expect(await verifyAuditLog(api.db)).toMatchObject({ isIntact: true });
    expect((await api.get(`/user/${user.id}`, token)).body.displayName).toBe('Borttagen användare');
  });

  it('leaves what is recorded of others as it is', async () => {
    const token = await api.tokenFor(1);
    await api.send('PUT', '/user/5', { token, body: { profile: { phone: '070-5555555' } } });
    expect((await userEntries(5, token)).at(-1).after.profile.phone).toBe('070-5555555');
    expect(await stored()).not.toContain('070-5555555');
  });
});
