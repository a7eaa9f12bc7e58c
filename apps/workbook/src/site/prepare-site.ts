import type { AlertSummary } from '@brandpost/domain';
import type { SessionView, SignInMethods } from '@brandpost/render-contract';
import { createServices, type Services } from '@brandpost/web/src/api/services.ts';
import type { PageData, PageLoader } from '@brandpost/web/src/navigation/page-route.ts';
import type { LayoutData } from '@brandpost/web/src/queries/layout.ts';
import { loadLayout } from '@brandpost/web/src/queries/load-layout.ts';
import { loadAlerts } from '@brandpost/web/src/queries/load-live.ts';
import { sessionParts } from '@brandpost/web/src/router/staff-parts.ts';
import { createQueryClient } from '@brandpost/web/src/server-state/query-client.ts';
import { VISITOR } from '@brandpost/web/src/session/visitor.ts';
import type { Loader } from '@storybook/react-vite';
import { matchPath } from 'react-router';
import { type Answers, answering } from './answering.ts';
import { DEMO_SITE } from './demo-site.ts';
import type { SiteContent } from './site-content.ts';

/** What a story says of the site around its component; the rest is the demo service with a visitor. */
export type SiteAround = {
  /** The page that one is at. */
  path: string;
  /** The route that it is on, where the component reads something from the path. */
  route: string;
  content: SiteContent;
  /** Every call is answered with this status. */
  failsWith: number | null;
  /** What calls that few parts make are answered with. */
  answers: Answers;
  session: SessionView;
  signIn: SignInMethods;
  hasAcceptedCookies: boolean;
  /** The loader of the page that is shown, where it is a whole one. */
  loader: PageLoader | null;
  /** What has happened before. */
  load: (services: Services) => Promise<unknown>;
};

const NOW = new Date('2026-11-20T14:30:00+01:00');

const USUAL: SiteAround = {
  path: '/',
  route: '*',
  content: DEMO_SITE,
  failsWith: null,
  answers: {},
  session: VISITOR,
  signIn: { password: true, passkeys: [], singleSignOn: true },
  hasAcceptedCookies: true,
  loader: null,
  load: async () => undefined,
};

/** What a component of the site finds around it, all of it fetched before it is first seen. */
export type PreparedSite = SiteAround & {
  services: Services;
  alerts: AlertSummary[];
  layout: LayoutData;
  page: PageData | null;
};

/** The parameter by which a story says what is other than usual. */
export function site(around: Partial<SiteAround>): { site: Partial<SiteAround> } {
  return { site: around };
}

/** Makes the services of one story. */
export const prepareSite: Loader = async ({ parameters }): Promise<PreparedSite> => {
  const around: SiteAround = { ...USUAL, ...parameters.site };
  const services = createServices({
    transport: answering(around.content, around.failsWith, around.answers),
    origin: 'https://www.example.se',
    now: NOW,
    servedEvent: null,
    clock: () => NOW,
    session: around.session,
    sessionParts,
    site: 'public',
    signIn: around.signIn,
    address: () => around.path,
  });
  services.queryClient = createQueryClient(services, 'browser');
  const url = new URL(around.path, services.origin);
  const params = matchPath(around.route, url.pathname)?.params ?? {};
  const [alerts, layout, page] = await Promise.all([
    loadAlerts(services),
    loadLayout(services),
    around.loader?.({ services, params, url }) ?? null,
  ]);
  await around.load(services);
  return { ...around, services, alerts, layout, page };
};
