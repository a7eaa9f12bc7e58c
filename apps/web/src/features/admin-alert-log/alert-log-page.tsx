import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { Titled } from '../../administration/titled.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { adminAlertLogTexts } from './admin-alert-log-texts.ts';
import { AlertLog } from './alert-log.tsx';
import { alertLogQuery, alertLogViewFrom } from './alert-log-view.ts';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'publish_alert');
  await needQuery(services, alertLogQuery(services.client, alertLogViewFrom(url.searchParams)));
  return { meta: adminMeta(adminAlertLogTexts, adminPaths.alertLog()) };
}

/** What was done in a crisis, to be gone through afterwards. Source: ADR 0048 */
export function Page() {
  return (
    <Titled title={adminAlertLogTexts.title} text={adminAlertLogTexts.text}>
      <AlertLog />
    </Titled>
  );
}
