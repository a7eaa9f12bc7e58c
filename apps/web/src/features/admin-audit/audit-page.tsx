import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { loadTable } from '../../administration/table/table-query.ts';
import { viewFrom } from '../../administration/table/table-view.ts';
import { Titled } from '../../administration/titled.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { wantQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { adminAuditTexts } from './admin-audit-texts.ts';
import { Audit } from './audit.tsx';
import { AUDIT_SHAPE, actorsQuery, auditTableQuery } from './audit-view.ts';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'read_audit_log');
  const { client } = services;
  await Promise.all([
    loadTable(services, 'handelser', auditTableQuery(client, viewFrom(url.searchParams, AUDIT_SHAPE))),
    wantQuery(services, actorsQuery(client)),
  ]);
  return { meta: adminMeta(adminAuditTexts, adminPaths.audit()) };
}

/** The audit log. */
export function Page() {
  return (
    <Titled title={adminAuditTexts.title} text={adminAuditTexts.text}>
      <Audit />
    </Titled>
  );
}
