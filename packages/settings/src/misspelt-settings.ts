import { editDistance, editDistanceAllowed } from '@brandpost/swedish';

/** What names of other programs begin with too. */
const EVERYBODYS = new Set([
  'BRANDPOST',
  'DATA',
  'DATABASE',
  'HOST',
  'LOG',
  'NODE',
  'OTEL',
  'PORT',
  'REDIS',
  'SEED',
  'SITE',
]);

export type MisspeltSetting = {
  name: string;
  /** The setting that is nearest, where one is near. */
  meant: string | null;
};

/**
 * Names in the environment that look like settings and are none: misspelled, or of another version. They do nothing, so
 * that what they were to switch on stays off.
 * @param known names of all settings, of whichever server
 */
export function misspeltSettings(
  source: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): MisspeltSetting[] {
  const firstWords = new Set(known.filter((name) => name.includes('_')).map(firstWord));
  return Object.keys(source)
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, meant: nearest(name, known) }))
    .filter(({ name, meant }) => {
      const word = firstWord(name);
      return meant !== null || (firstWords.has(word) && !EVERYBODYS.has(word));
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The names with the settings that were meant, for a log or a report: `BAKUP_DIR (BACKUP_DIR?)`. */
export function listMisspelt(settings: readonly MisspeltSetting[]): string {
  return settings.map(({ name, meant }) => (meant === null ? name : `${name} (${meant}?)`)).join(', ');
}

/** Tells of them in a log. Nothing is refused: the environment has names of other programs too. */
export function warnOfMisspelt(
  log: { warn(message: string): void },
  settings: readonly MisspeltSetting[],
): void {
  if (settings.length > 0) log.warn(`Settings that are none, and do nothing: ${listMisspelt(settings)}.`);
}

function nearest(name: string, known: readonly string[]): string | null {
  const limit = editDistanceAllowed(name);
  const near = known
    .map((setting) => ({ setting, edits: editDistance(name, setting, limit) }))
    .filter(({ edits }) => edits > 0 && edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.setting ?? null;
}

function firstWord(name: string): string {
  return name.split('_')[0] ?? '';
}
