import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { up } from '../migrations/0008-media-files.ts';
import { describeOnBothEngines } from './engines.fixtures.ts';

/** As the database was before: media with one file each, known by its name alone. */
const BEFORE = `
  drop table media_use, media_leftover, media_version, media_file;
  alter table media drop column original_name, drop column is_decorative, drop column focal_x,
    drop column focal_y, drop column uploaded_by, drop column updated_date, drop column sizes_pending,
    drop column missing_since`;

describeOnBothEngines('a database that had media before it knew of their files', (api) => {
  it('learns which files there are, and which posts use them', async () => {
    const state = async () => ({
      files: await api.db
        .selectFrom('media_file')
        .select(['name', 'media_id', 'role', 'stored_name', 'file_type'])
        .orderBy('name')
        .execute(),
      uses: await api.db
        .selectFrom('media_use')
        .selectAll()
        .orderBy('media_id')
        .orderBy('post_id')
        .orderBy('field')
        .execute(),
    });
    const seeded = await state();
    expect([seeded.files.length, seeded.uses.length > 35]).toEqual([62, true]);
    for (const statement of BEFORE.split(';')) await sql.raw(statement).execute(api.db);
    await api.db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>));
    expect(await state()).toEqual(seeded);
    expect((await api.get('/media?perPage=99')).total).toBe(35);
  });
});
