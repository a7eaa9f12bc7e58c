import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readTables } from '../backup/tables.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import type { MediaStore } from '../media-files/media-store.ts';
import { localStore } from '../media-files/open-media-store.ts';
import { migrate } from '../migrations/migrate.ts';
import { describeOnBothEngines, freshDatabases, NOW } from './engines.fixtures.ts';

/** Changed by a restore on purpose: sign-ins end, and the restore is an entry of the log. */
const OWN_TABLES = ['token', 'sign_in_failure', 'audit_entry', 'audit_head', 'media_leftover'];

async function rowsOf(db: Database): Promise<Record<string, string[]>> {
  return await db.transaction().execute(async (trx) => {
    await sql`set local timezone = 'UTC'`.execute(trx);
    const all: Record<string, string[]> = {};
    for (const { name, columns } of await readTables(trx)) {
      if (OWN_TABLES.includes(name)) continue;
      const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
      const { rows } = await sql<{ row: string }>`select json_build_array(${texts})::text as row
        from ${sql.table(name)}`.execute(trx);
      all[name] = rows.map(({ row }) => row).sort();
    }
    return all;
  });
}

async function hashesOf(store: MediaStore): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for await (const name of store.list()) {
    const file = await store.open(name);
    const hash = createHash('sha256');
    for await (const chunk of file?.stream ?? []) hash.update(chunk);
    hashes[name] = hash.digest('hex');
  }
  return hashes;
}

describeOnBothEngines('a backup', (api) => {
  const folder = mkdtempSync(join(tmpdir(), 'brandpost-backup-'));
  const file = join(folder, 'service.backup');
  let before: Record<string, string[]> = {};
  let files: Record<string, string> = {};
  const targets: OpenDatabase[] = [];
  let stores = 0;

  beforeAll(async () => {
    const token = await api.tokenFor(1);
    // The demo records of this test have no files: real ones take their place.
    await sql`delete from media_file`.execute(api.db);
    for (const name of ['ett.jpg', 'tva.pdf']) {
      const path = join(folder, name);
      writeFileSync(path, randomBytes(200_000));
      await api.media.store.put(name, path, { fileType: 'image/jpeg' });
      await sql`insert into media_file (name, media_id, role, stored_name, file_type)
        values (${name}, 1, 'original', ${name}, 'image/jpeg')`.execute(api.db);
    }
    const news = { type: 'news', title: 'Före säkerhetskopian', nodeIds: [1], parentId: 0 };
    const { body } = await api.send('POST', '/post', { token, body: news });
    await api.send('PUT', `/post/${body.id}`, {
      token,
      body: { excerpt: 'Åäö ”citat” \\ \n ny rad', slug: 'fore-kopian' },
    });
    await api.send('PUT', `/post/${body.id}/working-copy`, {
      token,
      body: { title: 'Skrivs just nu', mediaId: 1 },
    });
    await api.send('POST', '/user/1/read', { token, body: { list: 'read_post', values: [body.id] } });
    before = await rowsOf(api.db);
    files = await hashesOf(api.media.store);
    const summary = await writeBackup({ db: api.db, store: api.media.store, file, now: NOW });
    expect(summary).toMatchObject({ made: NOW.toISOString(), files: 2 });
    expect(summary.rows.post).toBe(before.post?.length);
  });
  afterAll(async () => {
    for (const target of targets) await target.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const emptyPlace = async (open: () => Promise<OpenDatabase>) => {
    const database = await open();
    targets.push(database);
    await migrate(database.db);
    const place = join(folder, `place-${++stores}`);
    return { db: database.db, store: localStore(join(place, 'media')), workDir: join(place, 'work') };
  };

  describe.each(freshDatabases())('restored on $name', ({ open }) => {
    it('is the same service, row by row and file by file', async () => {
      const place = await emptyPlace(open);
      expect(await verifyBackup(file)).toMatchObject({ isWhole: true });
      await restoreBackup({ ...place, file, replace: false });
      expect(await rowsOf(place.db)).toEqual(before);
      expect(await hashesOf(place.store)).toEqual(files);
      expect(await verifyAuditLog(place.db)).toMatchObject({ isIntact: true });
      const { rows } = await sql<{ live: number }>`select count(*)::integer as live from token
        where revoked is null and user_id is not null`.execute(place.db);
      expect(rows[0]?.live).toBe(0);
      // New rows get new numbers.
      const made = await place.db
        .insertInto('node')
        .values({ name: 'Ny', name_key: 'ny', value: null, parent_id: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(made.id).toBe(9);
    });

    it('takes the place of another service only where that is said', async () => {
      const place = await emptyPlace(open);
      await restoreBackup({ ...place, file, replace: false });
      await sql`update post set title = 'Något annat'`.execute(place.db);
      await sql`delete from app_user where id = 12`.execute(place.db);
      await expect(restoreBackup({ ...place, file, replace: false })).rejects.toThrow(/--replace/);
      await restoreBackup({ ...place, file, replace: true });
      expect(await rowsOf(place.db)).toEqual(before);
      expect(await verifyAuditLog(place.db)).toMatchObject({ isIntact: true });
    });

    it('that fails half way leaves what was there', async () => {
      const place = await emptyPlace(open);
      await restoreBackup({ ...place, file, replace: false });
      await sql`update post set title = 'Står kvar'`.execute(place.db);
      const old = await rowsOf(place.db);
      let calls = 0;
      const onProgress = () => {
        if (++calls === 5) throw new Error('Avbrott');
      };
      await expect(restoreBackup({ ...place, file, replace: true, onProgress })).rejects.toThrow('Avbrott');
      expect(await rowsOf(place.db)).toEqual(old);
      await expect(sql`delete from audit_entry`.execute(place.db)).rejects.toThrow(/only ever added/);
    });
  });

  it('that is damaged anywhere is refused, and nothing is touched', async () => {
    const [own] = freshDatabases();
    if (own === undefined) throw new Error('There is no engine.');
    const place = await emptyPlace(own.open);
    const whole = readFileSync(file);
    const broken = join(folder, 'broken.backup');
    let seed = 17;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 50; round++) {
      const bytes = Buffer.from(whole);
      const at = random(bytes.length);
      if (round % 3 === 0) bytes[at] = (bytes[at] ?? 0) ^ (1 << (round % 8));
      const damaged =
        round % 3 === 1
          ? bytes.subarray(0, at)
          : round % 3 === 2
            ? Buffer.concat([bytes, bytes.subarray(0, 1 + (at % 900))])
            : bytes;
      writeFileSync(broken, damaged);
      const verdict = await verifyBackup(broken);
      expect(verdict.isWhole, `round ${round} at ${at}`).toBe(false);
      await expect(restoreBackup({ ...place, file: broken, replace: true })).rejects.toThrow(/damaged/);
    }
    expect((await rowsOf(place.db)).post).toEqual([]);
    expect(await hashesOf(place.store).catch(() => ({}))).toEqual({});
    expect(await verifyBackup(join(folder, 'finns-inte'))).toMatchObject({ isWhole: false });
  });

  it('is not made when a media file is missing, and leaves no half file', async () => {
    await sql`insert into media_file (name, media_id, role, stored_name, file_type)
      values ('borta.jpg', 2, 'original', 'borta.jpg', 'image/jpeg')`.execute(api.db);
    const half = join(folder, 'half.backup');
    await expect(writeBackup({ db: api.db, store: api.media.store, file: half, now: NOW })).rejects.toThrow(
      /borta\.jpg is missing/,
    );
    expect(() => readFileSync(half)).toThrow(/ENOENT/);
    expect(() => readFileSync(`${half}.unfinished`)).toThrow(/ENOENT/);
    await sql`delete from media_file where name = 'borta.jpg'`.execute(api.db);
  });
});
