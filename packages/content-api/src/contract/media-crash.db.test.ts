import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCapabilities } from '../access/capabilities.ts';
import { tokenHash } from '../access/token-hash.ts';
import type { Database } from '../db/database.ts';
import { sweepMedia } from '../media/keep-swept.ts';
import { createMediaFiles } from '../media-files/media-files.ts';
import { localStore } from '../media-files/open-media-store.ts';
import { openMigratedDatabase } from '../migrations/migrate.ts';
import { paper, picture } from './media.fixtures.ts';
import { putDatabaseInto, type ServerProcess, startServer, temporaryFolder } from './processes.fixtures.ts';

/** Above the largest file of the database's own. */
const LIMIT_KILOBYTES = 24 * 1024;
const MANAGER_TOKEN = 'the-token-of-a-media-manager';
const folder = temporaryFolder();
const DATA_DIR = join(folder.path, 'data');
const MEDIA_DIR = join(DATA_DIR, 'media');
const WORK_DIR = join(DATA_DIR, 'media-work');

beforeAll(() => {
  putDatabaseInto(DATA_DIR);
  return withDatabase(async (db) => {
    await writeCapabilities(db);
    const name = { first_name: 'Prov', last_name: 'Provsson', display_name: 'Prov', display_name_key: '' };
    const user = { ...name, uid: 'prov', username: 'prov', password_hash: null };
    const { id } = await db
      .insertInto('app_user')
      .values({ ...user, profile: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const grant = { user_id: id, capability_key: 'manage_media', value: true };
    await db.insertInto('user_capability').values(grant).execute();
    const token = { hash: tokenHash(MANAGER_TOKEN), type: 'user', user_id: id, masked_by: null } as const;
    await db
      .insertInto('token')
      .values({ ...token, issued: new Date() })
      .execute();
  });
});
afterAll(() => folder.remove());

async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = await openMigratedDatabase({ kind: 'pglite', dataDir: DATA_DIR });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** What lies in the folder and what has a record, after a sweep that takes all that was begun for over. */
function sweptState() {
  return withDatabase(async (db) => {
    const media = createMediaFiles({
      store: localStore(MEDIA_DIR),
      workDir: WORK_DIR,
      onError() {},
    });
    await sweepMedia({ db, media, now: () => new Date() }, -60_000);
    await media.close();
    const rows = await db.selectFrom('media_file').select('stored_name').execute();
    return {
      stored: namesIn(MEDIA_DIR),
      recorded: rows.map((row) => row.stored_name).toSorted(),
      work: namesIn(WORK_DIR),
      noted: (await db.selectFrom('media_leftover').selectAll().execute()).length,
    };
  });
}

async function started(execPath?: string): Promise<{ server: ServerProcess; port: number | undefined }> {
  const server = startServer({ DATA_DIR, SEED: 'none' }, undefined, execPath);
  const message = await server.firstMessage;
  expect(message?.type, server.stderr()).toBe('ready');
  return { server, port: message?.port };
}

async function stop(server: ServerProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  server.child.kill(signal);
  await server.exit;
}

function send(port: number | undefined, body: Buffer, type: string): Promise<Response> {
  const words = new URLSearchParams({ title: 'Prov', alt: 'En bild till prov' });
  return fetch(`http://127.0.0.1:${port}/rubicore/core/v1/media?${words}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${MANAGER_TOKEN}`, 'content-type': type },
    body: new Uint8Array(body),
  });
}

/** Names in a folder, with those in the folders within; none where there is no folder. */
function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String).toSorted() : [];
}

/** Moments at which a power cut would hurt, each described by what lies there and what has been answered. */
const MOMENTS: [string, (seen: { work: string[]; stored: number; acknowledged: number }) => boolean][] = [
  ['a file has been acknowledged', ({ acknowledged }) => acknowledged > 0],
  ['a file has begun to come in', ({ work }) => work.length > 0],
  ['a picture has been read', ({ work }) => work.some((name) => name.includes('original-'))],
  ['the first file is stored', ({ stored }) => stored > 0],
  ['some files are stored', ({ stored }) => stored > 2],
  ['more than one upload is stored', ({ stored }) => stored > 4],
];

describe('a service that is killed while files come in', () => {
  it('has after a sweep no file without a record and no record without a file', async () => {
    const body = await picture(1_600, 1_200);
    let acknowledged = 0;
    for (const [moment, hasCome] of MOMENTS) {
      const { server, port } = await started();
      const before = namesIn(MEDIA_DIR).length;
      const acknowledgedBefore = acknowledged;
      const workBefore = new Set(namesIn(WORK_DIR));
      const sending = Array.from({ length: 3 }, async () => {
        const answer = await send(port, body, 'image/jpeg').catch(() => null);
        if (answer?.status === 201) acknowledged += 1;
      });
      const seen = () => ({
        work: namesIn(WORK_DIR).filter((name) => !workBefore.has(name)),
        stored: namesIn(MEDIA_DIR).length - before,
        acknowledged: acknowledged - acknowledgedBefore,
      });
      await expect.poll(() => hasCome(seen()), { interval: 1, timeout: 30_000, message: moment }).toBe(true);
      await stop(server, 'SIGKILL');
      await Promise.all(sending);
    }
    const { stored, recorded, work, noted } = await sweptState();
    expect(stored).toEqual(recorded);
    expect([work, noted]).toEqual([[], 0]);
    expect(recorded.filter((name) => /^prov-[a-z]{8}\.jpg$/.test(name)).length).toBeGreaterThanOrEqual(
      acknowledged,
    );
  });
});

describe('a service that has no room for a file', () => {
  it('says so in Swedish, keeps nothing of it, and goes on with smaller ones', async () => {
    // The system refuses any file over 24 MB, as a quota does; the database's own are smaller.
    const limited = join(folder.path, 'limited-node');
    writeFileSync(limited, `#!/bin/bash\nulimit -f ${LIMIT_KILOBYTES}\nexec "${process.execPath}" "$@"\n`, {
      mode: 0o755,
    });
    const { server, port } = await started(limited);
    // By so little that all of it has been sent when the last byte finds no room: the answer always gets through.
    const large = Buffer.concat([paper(), Buffer.alloc(LIMIT_KILOBYTES * 1024)]);
    const refused = await send(port, large, 'application/pdf');
    expect([refused.status, await refused.json()]).toEqual([
      507,
      {
        message: 'Det finns inte plats för filen. Kontakta den som sköter tjänsten.',
        code: 'STORAGE_FULL',
      },
    ]);
    // Pictures from before may still be getting their sizes.
    expect(namesIn(MEDIA_DIR).filter((name) => name.includes('.pdf'))).toEqual([]);
    await expect.poll(() => namesIn(WORK_DIR), { timeout: 30_000 }).toEqual([]);
    const small = await send(port, paper(), 'application/pdf');
    expect(small.status).toBe(201);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    await stop(server, 'SIGTERM');
    const { stored, recorded } = await sweptState();
    expect(stored).toEqual(recorded);
  });
});
