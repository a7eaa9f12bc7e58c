import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupName, backupsIn, isBackupDue, outlived, tidyBackups } from './backup-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandpost-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (...moments: string[]) => {
  for (const moment of moments) writeFileSync(join(folder, backupName(new Date(moment), true)), 'x');
};

describe('backups that are written by themselves', () => {
  it('are named by their moment, and by whether they are encrypted', () => {
    const made = new Date('2026-11-22T02:03:04.567Z');
    expect(backupName(made, true)).toBe('brandpost-2026-11-22T020304Z.backup.age');
    expect(backupName(made, false)).toBe('brandpost-2026-11-22T020304Z.backup');
  });

  it('are due where there is none, and once in every round, however late the last one was', async () => {
    const due = (moment: string, everyHours = 24) => isBackupDue(folder, everyHours, new Date(moment));
    expect(await isBackupDue(join(folder, 'is-not-there'), 24, new Date())).toBe(true);
    expect(await due('2026-11-22T00:00:00Z')).toBe(true);
    put('2026-11-22T00:30:00Z');
    expect(await due('2026-11-22T00:59:59Z')).toBe(false);
    expect(await due('2026-11-22T01:00:00Z')).toBe(true);
    put('2026-11-22T17:00:00Z');
    expect(await due('2026-11-23T00:59:59Z')).toBe(false);
    expect(await due('2026-11-23T01:00:00Z')).toBe(true);
    expect(await due('2026-11-22T19:00:00Z', 6)).toBe(true);
    expect(await due('2026-11-22T18:59:00Z', 6)).toBe(false);
  });

  it('are kept for some days, and for some weeks their newest', async () => {
    const days = Array.from({ length: 60 }, (_, day) => new Date(Date.UTC(2026, 8, 1 + day, 2)));
    put(...days.map((day) => day.toISOString()), '2026-10-30T14:00:00Z');
    const gone = outlived(await backupsIn(folder), { keepDaily: 3, keepWeekly: 3 });
    const all = (await backupsIn(folder)).map(({ name }) => name);
    expect(all.filter((name) => !gone.includes(name)).map((name) => name.slice(10, 25))).toEqual(
      [
        '2026-10-30T1400', // Friday, the newest of its day and its week
        '2026-10-29T0200',
        '2026-10-28T0200',
        '2026-10-25T0200', // Sunday
        '2026-10-18T0200',
      ].map((name) => name),
    );
  });

  it('never go altogether: the newest stays however old it is', async () => {
    put('2020-01-01T02:00:00Z', '2020-01-01T03:00:00Z');
    const removed = await tidyBackups(folder, { keepDaily: 1, keepWeekly: 0 }, new Date());
    expect(removed).toEqual(['brandpost-2020-01-01T020000Z.backup.age']);
    expect(readdirSync(folder)).toEqual(['brandpost-2020-01-01T030000Z.backup.age']);
  });

  it('leave other files alone, and take along what one that was cut short left the day before', async () => {
    const now = new Date();
    put(now.toISOString());
    const old = new Date(now.getTime() - 25 * 3_600_000);
    for (const name of ['before-upgrade.backup', 'brandpost-2026.backup', 'notes.txt']) {
      writeFileSync(join(folder, name), 'x');
    }
    const [cut, underWay] = ['brandpost-1.backup.unfinished', 'brandpost-2.backup.unfinished'];
    for (const name of [cut, underWay]) writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, cut), old, old);
    await tidyBackups(folder, { keepDaily: 1, keepWeekly: 0 }, now);
    expect(readdirSync(folder).sort()).toEqual(
      ['before-upgrade.backup', 'brandpost-2026.backup', underWay, backupName(now, true), 'notes.txt'].sort(),
    );
  });
});
