import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from './media-store.ts';
import { createPictureMaker, type PictureMaker } from './picture-maker.ts';
import type { ReceivedFile } from './receive-file.ts';

/** All that deals with files themselves: where they come in, who reads pictures, and where they are kept. */
export type MediaFiles = {
  store: MediaStore;
  pictures: PictureMaker;
  /** A folder of its own for one piece of work, gone with all in it when that is over. */
  inWorkFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result>;
  close(): void;
};

/** @param workDir on the same disk as a local store, so that files are moved and not copied */
export function createMediaFiles({ store, workDir }: { store: MediaStore; workDir: string }): MediaFiles {
  const pictures = createPictureMaker();
  return {
    store,
    pictures,
    async inWorkFolder(work) {
      const folder = join(workDir, randomUUID());
      await mkdir(folder, { recursive: true, mode: 0o750 });
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    close: () => pictures.close(),
  };
}
