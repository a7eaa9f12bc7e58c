import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How many are kept: of so many days, and of so many weeks, the newest each. */
export type Keep = { keepDaily: number; keepWeekly: number };

const NAME = /^brandpost-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.backup(?:\.age)?$/;
const UNFINISHED = /^brandpost-.*\.unfinished$/;
const HOUR_MS = 3_600_000;
/** Weeks begin on Mondays; the first day that computers count was a Thursday. */
const MONDAY_MS = 4 * 24 * HOUR_MS;
/** When rounds begin, in UTC: two or three at night in Sweden. */
const ROUND_BEGINS_MS = HOUR_MS;
/** No backup takes as long. */
const GIVEN_UP_AFTER_MS = 24 * HOUR_MS;

/** What a backup that is written by itself is called: its moment, and whether it is encrypted. */
export function backupName(made: Date, isEncrypted: boolean): string {
  const moment = made
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '');
  return `brandpost-${moment}.backup${isEncrypted ? '.age' : ''}`;
}

/** The moments of the backups in a folder by their names, the newest first. Other files are none of ours. */
export async function backupsIn(folder: string): Promise<{ name: string; made: Date }[]> {
  const names = await readdir(folder).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap((name) => madeBy(name) ?? []).sort((a, b) => b.made.getTime() - a.made.getTime());
}

function madeBy(name: string): { name: string; made: Date } | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  const made = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(made.getTime()) ? null : { name, made };
}

/** Whether the round that goes on at a moment has no backup yet. */
export async function isBackupDue(folder: string, everyHours: number, now: Date): Promise<boolean> {
  const roundOf = (moment: Date) => Math.floor((moment.getTime() - ROUND_BEGINS_MS) / (everyHours * HOUR_MS));
  const [newest] = await backupsIn(folder);
  return newest === undefined || roundOf(newest.made) < roundOf(now);
}

/** Those that are not to be kept, of all in the order of `backupsIn`. The newest is always kept. */
export function outlived(
  backups: readonly { name: string; made: Date }[],
  { keepDaily, keepWeekly }: Keep,
): string[] {
  const dayOf = (made: Date) => made.toISOString().slice(0, 10);
  const weekOf = (made: Date) => Math.floor((made.getTime() - MONDAY_MS) / (7 * 24 * HOUR_MS));
  const kept = new Set([
    ...newestOfEach(backups, dayOf, Math.max(1, keepDaily)),
    ...newestOfEach(backups, weekOf, keepWeekly),
  ]);
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}

function newestOfEach<Period>(
  backups: readonly { name: string; made: Date }[],
  periodOf: (made: Date) => Period,
  most: number,
): string[] {
  const newest = new Map<Period, string>();
  for (const { name, made } of backups) {
    const period = periodOf(made);
    if (!newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()].slice(0, most);
}

/** Takes away what is not to be kept, and what a backup that was cut short left. To be called after one was written. */
export async function tidyBackups(folder: string, keep: Keep, now: Date): Promise<string[]> {
  const removed = outlived(await backupsIn(folder), keep);
  for (const name of removed) await rm(join(folder, name), { force: true });
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue;
    const facts = await stat(join(folder, name)).catch(() => null);
    if (facts !== null && now.getTime() - facts.mtimeMs > GIVEN_UP_AFTER_MS) {
      await rm(join(folder, name), { force: true });
    }
  }
  return removed;
}
