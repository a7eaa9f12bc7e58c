import type { PartState, RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminSystemTexts as texts } from './admin-system-texts.ts';

/** What `/readyz` says of the site; null where it says nothing. */
export type SiteHealth = { status: string; reasons: readonly string[] } | null;

/** How the service is, and whether it is closed. */
export const systemQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.system, 'parts'],
    async queryFn({ signal }) {
      const [maintenance, report] = await Promise.all([
        client.call('getMaintenance', { signal }),
        client.call('getSystemReport', { signal }),
      ]);
      return { maintenance, report };
    },
  });

/** What the public door says of itself. Source: DESIGN section 4, /readyz */
export const siteHealthQuery = () =>
  queryOptions({ queryKey: [...queryKeys.system, 'site'], queryFn: fetchSiteHealth, staleTime: 0 });

async function fetchSiteHealth(): Promise<SiteHealth> {
  try {
    const response: unknown = await (await fetch('/readyz')).json();
    if (
      typeof response !== 'object' ||
      response === null ||
      !('status' in response) ||
      !('reasons' in response)
    )
      return null;
    return {
      status: String(response.status),
      reasons: Array.isArray(response.reasons) ? response.reasons.map(String) : [],
    };
  } catch {
    return null;
  }
}

export function siteState(site: SiteHealth): PartState {
  if (site === null) return 'ill';
  return site.status === 'ready' ? 'well' : 'ill';
}

export function siteText(site: SiteHealth): string {
  if (site === null) return texts.siteUnknown;
  if (site.reasons.length === 0) return texts.siteWell;
  return site.reasons.map((reason) => texts.siteReasons[reason] ?? reason).join(' ');
}
