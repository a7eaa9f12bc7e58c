import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { startBff, stopServer } from './own-stack.ts';
import { copySeededFolder } from './seeded-folder.ts';

type OwnServiceOptions = {
  env?: Record<string, string>;
  /** What is done to the data folder before the service starts on it. */
  before?: (folder: string) => Promise<void>;
};

/**
 * A service with the demo content for the journeys of one file or group, which change what others would read. It is
 * started before them and stopped after them.
 * @param name what its data folder is called, for those who look there
 */
export function ownService(
  name: string,
  { env, before }: OwnServiceOptions = {},
): { readonly origin: string } {
  const service = { origin: '' };
  let folder: string;
  let server: ChildProcess;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    folder = await copySeededFolder(name);
    await before?.(folder);
    ({ origin: service.origin, bff: server } = await startBff({
      DATA_DIR: folder,
      DATABASE_URL: '',
      ...env,
    }));
    await expect
      .poll(async () => (await fetch(`${service.origin}/readyz`)).ok, { timeout: 60_000 })
      .toBe(true);
  });
  test.afterAll(async () => {
    await stopServer(server);
    await rm(folder, { recursive: true, force: true });
  });
  return service;
}
