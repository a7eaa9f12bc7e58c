import { loadTable } from '../../../admin-table/table-query.ts';
import { viewFrom } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { Audit } from '../../../administration/audit/audit.tsx';
import { AUDIT_SHAPE, actorsQuery, auditTableQuery } from '../../../administration/audit/audit-view.ts';
import { Titled } from '../../../administration/titled.tsx';
import type { LoaderContext } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { wantQuery } from '../../../server-state/load-query.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminAuditTexts } from '../../../texts/admin-audit-texts.ts';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'read_audit_log');
  const { client } = services;
  await Promise.all([
    loadTable(services, auditTableQuery(client, viewFrom(url.searchParams, AUDIT_SHAPE))),
    wantQuery(services, actorsQuery(client)),
  ]);
  return { meta: adminMeta(adminAuditTexts, paths.adminAudit()) };
}

/** The audit log. */
export function Page() {
  return (
    <Titled title={adminAuditTexts.title} text={adminAuditTexts.text}>
      <Audit />
    </Titled>
  );
}
