import { ALERT_LEVELS, type AlertDetails, type AlertLevel } from '@brandpost/domain';
import type { PushKind, PushStage } from '../db/schema.ts';

/** What subscribers know of an alert. */
export type AlertStanding = {
  stage: PushStage;
  /** The worst that has been said of it: whoever heard that is to hear the rest. */
  level: AlertLevel | null;
  municipality: string;
  updateCount: number;
};

/** How an alert stands that visitors see and that has not ended. */
export function standingOf(alert: AlertDetails | null): AlertStanding {
  return {
    stage: alert?.allClearAt ? 'over' : 'on',
    level: alert?.level ?? null,
    municipality: alert?.municipality ?? '',
    updateCount: alert?.updates.length ?? 0,
  };
}

/** What subscribers are to hear, for an alert that stood otherwise before; null where nothing has changed for them. */
export function changeOf(before: AlertStanding | null, after: AlertStanding): PushKind | null {
  if (before === null || before.stage === 'ended' || before.stage === 'withdrawn') {
    return after.stage === 'over' ? 'over' : 'begin';
  }
  if (before.stage !== after.stage) return after.stage === 'over' ? 'over' : 'begin';
  const isUpdated = after.updateCount > before.updateCount;
  const isElsewhere = after.municipality !== before.municipality;
  return isUpdated || isElsewhere || isWorse(after.level, before.level) ? 'update' : null;
}

/** The worse of what has been told of an alert and what it says now. */
export function worstLevel(before: AlertStanding | null, level: AlertLevel | null): AlertLevel | null {
  if (before === null || before.stage === 'ended' || before.stage === 'withdrawn') return level;
  return isWorse(level, before.level) ? level : before.level;
}

/** Of an alert without a level nobody knows how bad it is: only a VMA is known to be worse. */
function isWorse(one: AlertLevel | null, other: AlertLevel | null): boolean {
  return gravity(one) < gravity(other);
}

function gravity(level: AlertLevel | null): number {
  return level === null ? 0.5 : ALERT_LEVELS.indexOf(level);
}
