import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts';
import { auditHash } from '../changes/audit-hash.ts';
import { up } from '../migrations/0020-sealed-people.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

describeOnBothEngines('an audit log from before people could be forgotten in it', (api) => {
  /** As entries were written then: in plain text. */
  const write = async (entry: { action: string; entity_id: string; before?: object; after?: object }) => {
    const head = await api.db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
    const row = {
      ...{ id: head.last_id + 1, at: NOW, actor_id: 1, subject_id: null, entity: 'user', request_id: null },
      ...{ action: entry.action, entity_id: entry.entity_id, is_public: false },
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
    };
    const hash = auditHash(Buffer.from(head.last_hash), row);
    await api.db
      .insertInto('audit_entry')
      .values({ ...row, hash })
      .execute();
    await api.db.updateTable('audit_head').set({ last_id: row.id, last_hash: hash }).execute();
    return row.id;
  };
  const migrate = async () => {
    await sql`drop table person_key`.execute(api.db);
    await api.db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>));
  };

  it('is sealed and chained anew, can be read as before, and says where it ended', async () => {
    const phone = '070-9999999';
    const [first] = [await write({ action: 'user.update', entity_id: '5', after: { profile: { phone } } })];
    await write({ action: 'user.add-role', entity_id: '5', after: { roleId: 2 } });
    await write({ action: 'user.create', entity_id: '6', after: { firstName: 'Glömda', isActive: true } });
    const anonymised = await write({ action: 'user.anonymise', entity_id: '6' });
    const former = await verifyAuditLog(api.db);
    expect(former).toMatchObject({ isIntact: true, entries: anonymised });
    await migrate();
    expect(await verifyAuditLog(api.db)).toMatchObject({ isIntact: true, entries: anonymised + 1 });
    const stored = JSON.stringify(await api.db.selectFrom('audit_entry').selectAll().execute());
    for (const value of [phone, 'Glömda']) expect(stored).not.toContain(value);
    const token = await api.tokenFor(1);
    const { body } = await api.get('/audit?perPage=99', token);
    const after = (id: number) => body.find((entry: { id: number }) => entry.id === id).after;
    expect(after(first)).toEqual({ profile: { phone } });
    expect(after(first + 1)).toEqual({ roleId: 2 });
    expect(after(first + 2)).toEqual({ firstName: 'Raderad uppgift', isActive: true });
    expect(after(anonymised + 1)).toEqual({
      sealed: expect.any(Number),
      formerHead: former.isIntact ? former.head : '',
      wasIntact: true,
      brokenAt: null,
    });
  });

  it('that somebody has altered says so for ever', async () => {
    const id = await write({ action: 'user.update', entity_id: '5', after: { firstName: 'Då' } });
    await sql`alter table audit_entry disable trigger audit_entry_is_kept`.execute(api.db);
    await sql`update audit_entry set actor_id = 2 where id = ${id}`.execute(api.db);
    await migrate();
    const { after } = await api.db
      .selectFrom('audit_entry')
      .select('after')
      .where('action', '=', 'installation.seal-audit-log')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(after ?? '')).toMatchObject({ wasIntact: false, brokenAt: id });
  });
});
