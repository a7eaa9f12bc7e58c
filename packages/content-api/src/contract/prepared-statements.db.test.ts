import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

describeOnBothEngines('statements that are kept prepared', (api) => {
  it('answer with the parameters of each call', async () => {
    const ask = (title: string | null) =>
      sql<{ count: number }>`select count(*)::integer as count from node where name = ${title}`.execute(
        api.db,
      );
    const { rows } = await sql<{ name: string }>`select name from node limit 1`.execute(api.db);
    expect((await ask(rows[0]?.name ?? '')).rows).toEqual([{ count: 1 }]);
    expect((await ask('Ingen grupp')).rows).toEqual([{ count: 0 }]);
    expect((await ask(null)).rows).toEqual([{ count: 0 }]);
  });

  it('see what was written since', async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::integer as n from link where type = 'ny'`.execute(api.db))
        .rows[0]?.n;
    expect(await count()).toBe(0);
    await api.db
      .insertInto('link')
      .values({
        name: 'Ny',
        name_key: 'ny',
        short_description: '',
        long_description: '',
        url: '/',
        type: 'ny',
      })
      .execute();
    expect(await count()).toBe(1);
  });

  it('go on when a column that they read has another type', async () => {
    await sql`create table changing (value integer)`.execute(api.db);
    await sql`insert into changing values (1)`.execute(api.db);
    const ask = () => sql<{ value: unknown }>`select value from changing`.execute(api.db);
    expect((await ask()).rows).toEqual([{ value: 1 }]);
    await sql`alter table changing alter value type text`.execute(api.db);
    // On a server each connection finds out for itself, once.
    const answer = await ask().catch(ask);
    expect(answer.rows).toEqual([{ value: '1' }]);
  });

  it('may be of many more kinds than are kept, and wrong ones harm no other', async () => {
    for (let kind = 0; kind < 450; kind++) {
      const { rows } = await sql<{ kind: number }>`select ${sql.lit(kind)}::integer as kind`.execute(api.db);
      expect(rows).toEqual([{ kind }]);
    }
    await expect(sql`select 1 / ${0}::integer`.execute(api.db)).rejects.toThrow();
    await expect(sql`select nothing from nowhere`.execute(api.db)).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(api.db)).rows).toEqual([{ one: 1 }]);
    expect((await api.get('/post')).status).toBe(200);
  });
});
