import type { ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXED_PAGE_SLUGS } from '@brandpost/domain';
import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { startBff, stopServer } from '../own-stack.ts';
import { violations } from '../pages/violations.ts';

let origin: string;
let bff: ChildProcess;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  ({ origin, bff } = await startBff({
    DATA_DIR: await mkdtemp(join(tmpdir(), 'brandpost-empty-')),
    SEED: 'none',
  }));
});
test.afterAll(() => stopServer(bff));

for (const path of [
  '/',
  '/nyheter',
  '/overblick',
  '/e-tjanster',
  '/krisinformation',
  '/sok/brand',
  '/maintenance',
]) {
  test(`a service that has written nothing yet has a whole page at ${path}`, async ({ page }) => {
    const answer = await openPage(page, origin + path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert', { name: 'Fel' })).toBeEmpty();
    await expect(page.getByText('112').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const fixed = FIXED_PAGE_SLUGS.map((slug) => `a[href$="/${slug}"]`).join();
    await expect(page.locator(fixed), 'nothing leads to pages that nobody has written').toHaveCount(0);
  });
}
