import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { Titled } from '../../administration/titled.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { adminAlertTemplatesTexts } from './admin-alert-templates-texts.ts';
import { alertTemplatesQuery } from './alert-templates-query.ts';
import { TemplateList } from './template-list.tsx';

export async function loader({ services }: LoaderContext) {
  needRight(services, 'manage_alert_template');
  // Only those are shown them who may publish by them.
  needRight(services, 'publish_alert');
  await needQuery(services, alertTemplatesQuery(services.client));
  return { meta: adminMeta(adminAlertTemplatesTexts, adminPaths.alertTemplates()) };
}

/** What crisis alerts are made of in a hurry. Source: ADR 0048 */
export function Page() {
  return (
    <Titled title={adminAlertTemplatesTexts.title} text={adminAlertTemplatesTexts.text}>
      <TemplateList />
    </Titled>
  );
}
