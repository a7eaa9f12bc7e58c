import type { Cleanup } from './services.ts';

/** One thing that must hold under a fault, with what was measured. */
export type Criterion = { criterion: string; measured: string; pass: boolean };

/** A fault as a script: it makes the fault, measures, and ends what it started. Source: SECURITY section 3b. */
export type FaultScript = {
  id: string;
  title: string;
  run(context: { seconds: number; cleanup: Cleanup }): Promise<Criterion[]>;
};

export function atMost(criterion: string, value: number, most: number, unit = ''): Criterion {
  return {
    criterion: `${criterion} ≤ ${most}${unit}`,
    measured: `${round(value)}${unit}`,
    pass: value <= most,
  };
}

export function atLeast(criterion: string, value: number, least: number, unit = ''): Criterion {
  return {
    criterion: `${criterion} ≥ ${least}${unit}`,
    measured: `${round(value)}${unit}`,
    pass: value >= least,
  };
}

export function holds(criterion: string, pass: boolean, measured: string): Criterion {
  return { criterion, measured, pass };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
