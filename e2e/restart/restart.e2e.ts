import { type ChildProcess, execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { startBff, stopServer } from '../own-stack.ts';
import { copySeededFolder, removeFolder } from '../seeded-folder.ts';

let origin: string;

/** The process that the BFF has started: the content API. */
function childOf(process: ChildProcess): number {
  return Number(
    execFileSync('pgrep', ['-P', String(process.pid)])
      .toString()
      .trim()
      .split('\n')[0],
  );
}

async function statusOf(path: string): Promise<number> {
  return fetch(origin + path).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}

/** What the service says of itself; null where it says nothing. */
async function readiness(): Promise<string | null> {
  try {
    const { status } = (await (await fetch(`${origin}/readyz`)).json()) as { status: string };
    return status;
  } catch {
    return null;
  }
}

test('a content API that dies is started again, and the door stays open meanwhile', async () => {
  test.setTimeout(120_000);
  const dataDir = await copySeededFolder('restart');
  const started = await startBff({ DATA_DIR: dataDir });
  const { bff } = started;
  origin = started.origin;
  expect(await statusOf('/sida/brandvarnare')).toBe(200);

  const first = childOf(bff);
  process.kill(first, 'SIGKILL');
  // It still has something to show, and says what is missing (docs/decisions/0023).
  await expect.poll(readiness).toBe('degraded');
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/maintenance')).toBe(200);

  await expect.poll(readiness, { timeout: 30_000 }).toBe('ready');
  await expect.poll(() => statusOf('/sida/brandvarnare')).toBe(200);
  const second = childOf(bff);
  expect(second).not.toBe(first);

  await stopServer(bff);
  expect(bff.exitCode).toBe(0);
  await expect.poll(() => isAlive(second)).toBe(false);
  await removeFolder(dataDir);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
