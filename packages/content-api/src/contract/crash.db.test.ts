import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openMigratedDatabase } from '../migrations/migrate.ts';
import { folderWithDatabase, startServer } from './processes.fixtures.ts';

/** Many times as often at night. */
const TIMES = Number(process.env.TEST_TIMES ?? 1);
const ROUNDS = 4 * TIMES;
const LONGEST_WAIT_MS = 340;
const WRITER = fileURLToPath(new URL('./crash-writer.fixtures.ts', import.meta.url));

it(
  `loses no acknowledged post when the writing process is killed, ${ROUNDS} times over`,
  async () => {
    const folder = folderWithDatabase();
    const acknowledged: number[] = [];
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const writer = startServer({ DATA_DIR: folder.path }, WRITER);
        writer.child.on('message', (message) => acknowledged.push((message as { id: number }).id));
        expect(await writer.firstMessage, writer.stderr()).not.toBeNull();
        // Killed at another moment of its work each time.
        await wait(20 + (round * LONGEST_WAIT_MS) / ROUNDS);
        writer.child.kill('SIGKILL');
        await writer.exit;
      }
      const { db, close } = await openMigratedDatabase({ kind: 'pglite', dataDir: folder.path });
      const kept = new Set((await db.selectFrom('post').select('id').execute()).map((row) => row.id));
      const entries = await db.selectFrom('search_entry').select('post_id').execute();
      await close();
      expect(acknowledged.length).toBeGreaterThan(ROUNDS);
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
      expect(entries).toHaveLength(kept.size);
    } finally {
      folder.remove();
    }
  },
  180_000 * TIMES,
);
