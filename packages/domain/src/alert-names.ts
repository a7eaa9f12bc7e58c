import type { AlertLevel } from './entities/alert-details.ts';

/** What levels of alerts are called. */
export const alertLevelNames: Readonly<Record<AlertLevel, string>> = {
  vma: 'VMA',
  severe: 'Allvarligt',
  warning: 'Varning',
  information: 'Information',
};

/** What has no level, is over, or is an exercise. */
export const alertStateNames = {
  unknown: 'Krisinformation',
  over: 'Faran är över',
  drill: 'ÖVNING',
} as const;
