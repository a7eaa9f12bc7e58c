import type { Scheduling } from '@brandpost/web/src/features/editor/scheduled-change/use-scheduled-change.ts';

/** A post of which no change waits for its time. */
export const NOTHING_WAITS: Scheduling = {
  waiting: null,
  isBusy: false,
  notice: '',
  problem: '',
  schedule: async () => undefined,
  cancel: async () => undefined,
};
