import type { Dependencies } from '../dependencies.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { findAlertLog } from './queries.ts';

/** Who did what with crisis alerts. An extension; ADR 0048 */
export function alertLogCalls({ db, now }: Dependencies): CallHandlers {
  return {
    listAlertLog: ({ viewer, query }) => findAlertLog(db, { viewer, now: now() }, query),
  };
}
