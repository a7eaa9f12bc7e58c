import { rmSync } from 'node:fs';
import { startBff, stopServer } from './own-stack.ts';
import { copySeededFolder, removeFolder } from './seeded-folder.ts';

export type ServiceOptions = {
  env?: Record<string, string>;
  /** What is done to the data folder before the service starts on it. */
  before?: (folder: string) => Promise<void>;
};

export type RunningService = {
  origin: string;
  stop(): Promise<void>;
  /** At once, for a process that is about to end. */
  kill(): void;
};

/** Starts a service with the demo content. @param name what its data folder is called, for those who look there */
export async function startService(
  name: string,
  { env, before }: ServiceOptions = {},
): Promise<RunningService> {
  const folder = await copySeededFolder(name);
  await before?.(folder);
  const { origin, bff } = await startBff({ DATA_DIR: folder, DATABASE_URL: '', ...env });
  return {
    origin,
    async stop() {
      await stopServer(bff);
      await removeFolder(folder);
    },
    kill() {
      bff.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
