import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MEGABYTE = 1024 * 1024;

/** A disk of its own, small enough to be filled. */
export type SmallDisk = {
  folder: string;
  /** Takes all room that is left. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
};

/**
 * A disk in memory. Root alone can have one.
 * @returns null for everybody else
 */
export async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
  if (process.getuid?.() !== 0) return null;
  const folder = await mkdtemp(join(tmpdir(), 'brandpost-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'w');
      const block = Buffer.alloc(MEGABYTE);
      try {
        for (let room = await roomIn(folder); room > 0; room = await roomIn(folder))
          await file.write(block, 0, Math.min(room, block.length));
      } finally {
        await file.close();
      }
    },
    makeRoom: () => rm(ballast, { force: true }),
    async remove() {
      await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
