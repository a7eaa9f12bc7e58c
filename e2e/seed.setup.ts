import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { untilReady } from './own-service.ts';
import { startServer, stopServer } from './own-stack.ts';
import { seedFolder } from './seeded-folder.ts';

/** Before all journeys: the demo service is put into a folder, and started for those that change nothing in it. */
export default async function serveDemo({ projects }: FullConfig): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'brandpost-e2e-'));
  const origin = projects[0]?.use.baseURL ?? '';
  const removeSeeded = await seedFolder({ folder, origin });
  const bff = await startServer('apps/bff/dist/server.js', {
    PORT: new URL(origin).port,
    PUBLIC_ORIGIN: origin,
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
  });
  await untilReady(origin);
  return async () => {
    await stopServer(bff);
    await Promise.all([removeSeeded(), rm(folder, { recursive: true, force: true })]);
  };
}
