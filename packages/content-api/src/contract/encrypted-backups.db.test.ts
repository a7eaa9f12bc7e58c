import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackupKey, readIdentities } from '../backup/backup-keys.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { OpenDatabase } from '../db/database.ts';
import { localStore } from '../media-files/open-media-store.ts';
import { migrate } from '../migrations/migrate.ts';
import { openEmptyPglite } from './demo-databases.fixtures.ts';
import { NOW } from './engines.fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandpost-encrypted-'));
const file = join(folder, 'service.backup.age');
const plain = join(folder, 'service.backup');
const SECRET = 'Hemlig rubrik som ingen annan ska läsa';
const CHUNK = 65_536 + 16;

let source: OpenDatabase;
let target: OpenDatabase;
const keys: { recipient: string; identities: string[] }[] = [];

beforeAll(async () => {
  for (const name of ['own.key', 'other.key']) {
    const recipient = await makeBackupKey(join(folder, name));
    keys.push({ recipient, identities: await readIdentities(join(folder, name)) });
  }
  source = await openEmptyPglite();
  target = await openEmptyPglite();
  await migrate(source.db);
  await migrate(target.db);
  const store = localStore(join(folder, 'media'));
  const picture = join(folder, 'picture');
  // Larger than several of the parts that age encrypts by themselves.
  writeFileSync(picture, randomBytes(400_000));
  copyFileSync(picture, join(folder, 'upload'));
  await store.put('ett.jpg', join(folder, 'upload'), { fileType: 'image/jpeg' });
  await source.db
    .insertInto('installation')
    .values({ key: 'noted', value: JSON.stringify(SECRET) })
    .execute();
  await sql`insert into media (filename, title, title_key, alt, file_type, upload_description)
    values ('ett.jpg', 'Ett', 'ett', '', 'image/jpeg', '')`.execute(source.db);
  await sql`insert into media_file (name, media_id, role, stored_name, file_type)
    select 'ett.jpg', id, 'original', 'ett.jpg', 'image/jpeg' from media`.execute(source.db);
  const recipients = keys.slice(0, 1).map(({ recipient }) => recipient);
  const summary = await writeBackup({ db: source.db, store, file, now: NOW, recipients });
  expect(summary).toMatchObject({ isEncrypted: true, files: 1 });
  await writeBackup({ db: source.db, store, file: plain, now: NOW });
});
afterAll(async () => {
  await source.close();
  await target.close();
  rmSync(folder, { recursive: true, force: true });
});

const own = () => ({ identities: keys[0]?.identities ?? [], takesPlain: false });
const restoring = (from: string, given = own()) =>
  restoreBackup({
    db: target.db,
    store: localStore(join(folder, 'restored')),
    workDir: join(folder, 'work'),
    file: from,
    keys: given,
    replace: false,
  });

describe('an encrypted backup', () => {
  it('is opened by its key; it has the format of the tool age, and shows nothing of what is in it', async () => {
    expect(readFileSync(file, 'latin1').startsWith('age-encryption.org/v1\n-> X25519 ')).toBe(true);
    expect(readFileSync(file).includes(SECRET)).toBe(false);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'own.key')).mode & 0o777).toBe(0o600);
    expect(await verifyBackup(file, own())).toMatchObject({ isWhole: true, summary: { isEncrypted: true } });
  });

  it('is opened by nobody else: the error says which key is missing', async () => {
    const others = { identities: keys[1]?.identities ?? [], takesPlain: true };
    await expect(restoring(file, others)).rejects.toThrow(/encrypted for another key/);
    await expect(restoring(file, { identities: [], takesPlain: true })).rejects.toThrow(
      /is encrypted: name the file/,
    );
  });

  it('that is cut or changed anywhere is refused, and nothing is touched', async () => {
    const whole = readFileSync(file);
    const broken = join(folder, 'broken.backup.age');
    const headerEnds = whole.indexOf('\n--- ') + 50;
    const cuts = [
      10,
      headerEnds - 60,
      headerEnds,
      headerEnds + 16,
      headerEnds + 16 + CHUNK,
      whole.length - 1,
    ];
    const flips = [5, 40, headerEnds - 10, headerEnds + 3, headerEnds + 500, whole.length - 3];
    const damaged = [
      ...cuts.map((at) => whole.subarray(0, at)),
      ...flips.map((at) => {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        return bytes;
      }),
      Buffer.concat([whole, Buffer.from('x')]),
      // Two parts in each other's place.
      Buffer.concat([
        whole.subarray(0, headerEnds + 16),
        whole.subarray(headerEnds + 16 + CHUNK, headerEnds + 16 + 2 * CHUNK),
        whole.subarray(headerEnds + 16, headerEnds + 16 + CHUNK),
        whole.subarray(headerEnds + 16 + 2 * CHUNK),
      ]),
    ];
    for (const [round, bytes] of damaged.entries()) {
      writeFileSync(broken, bytes);
      expect((await verifyBackup(broken, own())).isWhole, `round ${round}`).toBe(false);
      await expect(restoring(broken), `round ${round}`).rejects.toThrow(/damaged|another key/);
    }
    expect(await target.db.selectFrom('media').select('id').execute()).toEqual([]);
  });

  it('is asked for where a key is set: one that anybody could have written is refused', async () => {
    await expect(restoring(plain)).rejects.toThrow(/is not encrypted, though a key is set/);
    expect(await verifyBackup(plain, { ...own(), takesPlain: true })).toMatchObject({
      isWhole: true,
      summary: { isEncrypted: false },
    });
  });

  it('is distinguished from what is no backup', async () => {
    await expect(restoring(join(folder, 'picture'))).rejects.toThrow(/is no backup/);
    await expect(restoring(join(folder, 'nowhere'))).rejects.toThrow(/There is no backup at/);
    const empty = join(folder, 'empty');
    writeFileSync(empty, '');
    await expect(restoring(empty)).rejects.toThrow(/is no backup/);
  });

  it('is restored whole', async () => {
    await restoring(file);
    const restored = await target.db
      .selectFrom('installation')
      .select('value')
      .where('key', '=', 'noted')
      .execute();
    expect(restored).toEqual([{ value: SECRET }]);
    expect(readFileSync(join(folder, 'restored', 'ett.jpg'))).toEqual(readFileSync(join(folder, 'picture')));
  });
});

describe('a key of backups', () => {
  it('is never written over', async () => {
    const before = readFileSync(join(folder, 'own.key'), 'utf8');
    await expect(makeBackupKey(join(folder, 'own.key'))).rejects.toThrow(/already/);
    expect(readFileSync(join(folder, 'own.key'), 'utf8')).toBe(before);
  });

  it('that is none, or half of one, is reported as such and never shown', async () => {
    const [secret = ''] = keys[0]?.identities ?? [];
    const half = join(folder, 'half.key');
    writeFileSync(half, secret.slice(0, 40));
    await expect(readIdentities(half)).rejects.toThrow(
      /^(?!.*AGE-SECRET-KEY-1[A-Z0-9]).*holds no key of age/,
    );
    copyFileSync(file, half);
    await expect(readIdentities(half)).rejects.toThrow(/holds no key of age/);
    await expect(readIdentities(join(folder, 'nowhere'))).rejects.toThrow(/cannot be read/);
  });

  it('with a wrong letter stops the backup, which leaves no half file', async () => {
    const recipient = keys[0]?.recipient ?? '';
    const wrong = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`;
    const target = join(folder, 'wrong.backup.age');
    const store = localStore(join(folder, 'media'));
    await expect(
      writeBackup({ db: source.db, store, file: target, now: NOW, recipients: [wrong] }),
    ).rejects.toThrow(/wrong letter/);
    expect(() => readFileSync(target)).toThrow(/ENOENT/);
  });
});
