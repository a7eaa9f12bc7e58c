import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepBackedUp } from './keep-backed-up.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandpost-kept-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('a backup that is due and cannot be written is reported with the reason, and tried again', async () => {
  writeFileSync(join(folder, 'file'), '');
  vi.stubEnv('DATA_DIR', join(folder, 'file', 'no-folder'));
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('BACKUP_DIR', join(folder, 'backups'));
  const failures: string[] = [];
  const done: string[] = [];
  const keeping = keepBackedUp(
    {
      folder: join(folder, 'backups'),
      everyHours: 24,
      now: () => new Date(),
      onFailure: (said) => failures.push(said),
      onDone: (said) => done.push(said),
    },
    { firstLookMs: 0, lookEveryMs: 10, againAfterMs: 10 },
  );
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(1), { timeout: 60_000, interval: 50 });
  keeping.close();
  expect(failures[0]).toMatch(/^The folder .* cannot be written in \(ENOTDIR\)/);
  expect(done).toEqual([]);
}, 90_000);
