import type { AlertSummary, FixedPageSlug } from '@brandpost/domain';
import type { ExternalMessage } from '@brandpost/rubicore-api';
import { useRouteLoaderData } from 'react-router';
import { BARE_LAYOUT, type LayoutData } from '../queries/layout.ts';

/** The routes around all pages, by whose names their data are found. */
export const LAYOUT_ROUTES = {
  alerts: 'alerts',
  vma: 'vma',
  default: 'layout-default',
  plain: 'layout-plain',
  workplace: 'layout-workplace',
  profile: 'layout-profile',
} as const;

const NO_ALERTS: AlertSummary[] = [];
const NO_VMA: ExternalMessage[] = [];

/** What stands around the page. */
export function useLayoutData(): LayoutData {
  const inDefault = useRouteLoaderData(LAYOUT_ROUTES.default);
  const inPlain = useRouteLoaderData(LAYOUT_ROUTES.plain);
  const inWorkplace = useRouteLoaderData(LAYOUT_ROUTES.workplace);
  return inDefault ?? inPlain ?? inWorkplace ?? BARE_LAYOUT;
}

/** Whether a fixed page is there to lead to. */
export function usePageIsThere(): (slug: FixedPageSlug) => boolean {
  const { missingPages } = useLayoutData();
  return (slug) => !missingPages.includes(slug);
}

/** The alerts that were on when they were last asked for. */
export function useLoadedAlerts(): AlertSummary[] {
  return useRouteLoaderData(LAYOUT_ROUTES.alerts) ?? NO_ALERTS;
}

/** Sveriges Radio's announcements that were in force when they were last asked for. */
export function useLoadedVma(): ExternalMessage[] {
  return useRouteLoaderData(LAYOUT_ROUTES.vma) ?? NO_VMA;
}
