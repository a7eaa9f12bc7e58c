import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnProcess } from './own-process.ts';

/** Counts the signals that it gets and ends with their number. */
const COUNTING = `
let count = 0;
process.on('SIGTERM', () => { count += 1; setTimeout(() => process.exit(40 + count), 300); });
setInterval(() => {}, 1000);
process.send('up');
`;

describe.skipIf(process.platform === 'win32')('a process of our own', () => {
  let folder: string;
  let entry: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'brandpost-process-'));
    entry = join(folder, 'counting.cjs');
    writeFileSync(entry, COUNTING);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gets once a signal that several wrappers pass on, and its exit code is kept', async () => {
    const { child, ended } = startOwnProcess(entry, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await once(child, 'message');
    for (let wrapper = 0; wrapper < 3; wrapper += 1) process.emit('SIGTERM', 'SIGTERM');
    expect(await ended).toBe(41);
    expect(process.listenerCount('SIGHUP')).toBe(0);
  });
});
