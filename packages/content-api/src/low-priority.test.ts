import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { lowerPriority } from './low-priority.ts';

it('lets a child process yield the processor to this one', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  lowerPriority(child);
  await once(child, 'spawn');
  expect(getPriority(child.pid)).toBeGreaterThan(getPriority());
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
