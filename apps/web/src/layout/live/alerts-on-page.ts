import {
  type AlertNotice,
  type AlertSummary,
  alertMark,
  type alertPhrases,
  alertSummary,
  hasEnded,
  matchesNotices,
  type Post,
} from '@brandpost/domain';
import type { ExternalMessage } from '@brandpost/rubicore-api';
import type { AreaMapData } from '../../area-map/area-map-data.ts';
import type { ContentResources } from '../../queries/content.ts';

/** The route of the page of crises, by whose name its data are found. */
export const ALERT_ROUTE = 'krisinformation-slug___sv';

type Phrases = ReturnType<typeof alertPhrases>;

/** What is said of an alert in one of its other languages: data of a page, so that no script has them all. */
export type AlertPhrases = Pick<Phrases, 'language'> & Partial<Phrases>;

/** What the page of crises shows: all of them, or one. */
export type AlertPageData =
  | { all: { active: AlertSummary[]; past: AlertSummary[]; external: ExternalMessage[] }; one: null }
  | {
      all: null;
      one: { post: Post; resources: ContentResources; map: AreaMapData | null; phrases: AlertPhrases[] };
    };

type Judging = Parameters<typeof matchesNotices>[2];

/** The alerts that a page shows below those on top of it: all, or one. */
type AlertsOnPage = { matchesNotices(liveAlerts: readonly AlertNotice[], judging: Judging): boolean };

/** What the page of crises shows, of which React Router tells as its last match; null for all other pages. */
export function alertsOnPage(match: { id: string; loaderData?: unknown } | undefined): AlertsOnPage | null {
  if (match?.id !== ALERT_ROUTE || match.loaderData === undefined) return null;
  const { all, one } = match.loaderData as AlertPageData;
  return {
    matchesNotices: (liveAlerts, judging) =>
      all === null
        ? isOneCurrent(one.post, liveAlerts, judging)
        : matchesNotices(all.active, liveAlerts, judging),
  };
}

/** One that is over, or that visitors may not read, may stand there in any wording. */
function isOneCurrent(
  alert: Post,
  liveAlerts: readonly AlertNotice[],
  { now, mayHaveMore }: Judging,
): boolean {
  const itself = liveAlerts.find(({ id }) => id === alert.id);
  if (itself !== undefined) return itself.mark === alertMark(alertSummary(alert));
  return mayHaveMore === true || hasEnded(alert, now);
}
