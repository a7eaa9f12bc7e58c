import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequest, expect } from '@playwright/test';
import { startBff, stopServer } from '../own-stack.ts';
import { ADMINISTRATOR, PASSWORD } from '../sign-in/sign-in-page.ts';

export type AlertsStack = { origin: string; stop: () => Promise<void> };

/** The demo service on a day with so many crises: the others of its own have ended. */
export async function startWithAlerts(request: APIRequest, wanted: number): Promise<AlertsStack> {
  const folder = mkdtempSync(join(tmpdir(), 'brandpost-alerts-'));
  const { origin, bff } = await startBff({ DATA_DIR: folder, DATABASE_URL: '' });
  await endAlerts(request, origin, wanted);
  return { origin, stop: () => stopAndRemove(bff, folder) };
}

async function endAlerts(request: APIRequest, origin: string, wanted: number): Promise<void> {
  const editor = await request.newContext({ baseURL: origin, extraHTTPHeaders: { 'x-csrf': '1', origin } });
  await expect.poll(async () => (await editor.get('/readyz')).ok(), { timeout: 60_000 }).toBe(true);
  const entered = await editor.post('/bff/login', {
    data: { username: ADMINISTRATOR.username, password: PASSWORD },
  });
  expect(entered.ok()).toBe(true);
  const list = await editor.get('/rubicore/core/v1/post?type=alert&status=publish');
  const alerts = (await list.json()) as { id: number }[];
  for (const { id } of alerts.slice(wanted)) {
    const answer = await editor.put(`/rubicore/core/v1/post/${id}`, {
      data: { unpublishedDate: new Date(Date.now() - 1000).toISOString() },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await editor.dispose();
}

async function stopAndRemove(bff: ChildProcess, folder: string): Promise<void> {
  await stopServer(bff);
  rmSync(folder, { recursive: true, force: true });
}
