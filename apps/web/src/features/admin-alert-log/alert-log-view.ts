import type { RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { idIn } from '../../addresses/id-in.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

/** So far back one may look, in days. */
export const PERIODS_DAYS = [1, 7, 30, 365] as const;
const USUAL_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** More than anybody prints. */
export const MAX_ENTRIES = 2000;

/** What of the log is looked at, as it stands in the address. */
export type AlertLogView = { days: number; postId: number | null };

export function alertLogViewFrom(parameters: URLSearchParams): AlertLogView {
  const days = PERIODS_DAYS.find((period) => String(period) === parameters.get('dagar')) ?? USUAL_DAYS;
  return { days, postId: idIn(parameters.get('kris') ?? undefined) };
}

/** The address at which the log is looked at that way. */
export function alertLogPath({ days, postId }: AlertLogView): string {
  const query = new URLSearchParams({
    dagar: String(days),
    ...(postId === null ? {} : { kris: String(postId) }),
  });
  return `${adminPaths.alertLog()}?${query}`;
}

/** The entries, newest first. */
export const alertLogQuery = (client: RubicoreClient, { days, postId }: AlertLogView) =>
  queryOptions({
    queryKey: [...queryKeys.alertLog, days, postId],
    queryFn: ({ signal }) =>
      client.call('listAlertLog', {
        query: {
          perPage: MAX_ENTRIES,
          from: new Date(Date.now() - days * DAY_MS).toISOString(),
          ...(postId === null ? {} : { postId }),
        },
        signal,
      }),
  });
