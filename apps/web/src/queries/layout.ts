import type { Services } from '../app/services.ts';
import { activeAlertsQuery } from './alerts.ts';
import { linksQuery } from './links.ts';
import { menuPagesQuery } from './pages.ts';
import { want } from './read.ts';
import { siteContactQuery, siteNameQuery, UNNAMED } from './site.ts';

/** What the plain layout's pages show if it is to be had. They must stand when nothing else does. */
export async function loadPlainLayout(services: Services): Promise<null> {
  await Promise.allSettled([
    services.queryClient.ensureQueryData(activeAlertsQuery(services)),
    services.queryClient.ensureQueryData(siteNameQuery(services)),
  ]);
  return null;
}

/** What every page needs around it, all at once. A part that fails is left out, and said. */
export async function loadLayout(services: Services): Promise<null> {
  await Promise.all([
    want(services, menuPagesQuery(services), []),
    want(services, activeAlertsQuery(services), []),
    want(services, linksQuery(services, 'search'), []),
    want(services, linksQuery(services, 'social'), []),
    want(services, siteNameQuery(services), UNNAMED),
    want(services, siteContactQuery(services), null),
  ]);
  return null;
}
