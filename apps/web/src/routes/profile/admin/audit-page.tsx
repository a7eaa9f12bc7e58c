import { LIST_PER_PAGE } from '@brandpost/domain';
import { pageList } from '@brandpost/rubicore-api';
import { askForList } from '../../../admin-table/ask-for-list.ts';
import { ROWS_PER_PAGE, viewFrom } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { Audit } from '../../../administration/audit/audit.tsx';
import { auditRow } from '../../../administration/audit/audit-row.ts';
import { AUDIT_SHAPE, auditQuery } from '../../../administration/audit/audit-view.ts';
import { Titled } from '../../../administration/titled.tsx';
import { want } from '../../../queries/read.ts';
import { type LoaderContext, usePageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { nameOf } from '../../../session/use-session.ts';
import { adminAuditTexts } from '../../../texts/admin-audit-texts.ts';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'read_audit_log');
  const { client } = services;
  const view = viewFrom(url.searchParams, AUDIT_SHAPE);
  const query = { ...auditQuery(view), page: view.page, perPage: ROWS_PER_PAGE };
  const [entries, users] = await Promise.all([
    askForList(services, client.call('listAuditEntries', { query })),
    want(services, client.call('listUsers', { query: { perPage: LIST_PER_PAGE } }), pageList([], 0)),
  ]);
  return {
    meta: adminMeta(adminAuditTexts, paths.adminAudit()),
    list: { ...entries, rows: entries.rows.map(auditRow) },
    people: users.map((user) => ({ id: user.id, name: nameOf(user) })),
  };
}

/** The audit log. */
export function Page() {
  const { list, people } = usePageData<typeof loader>();
  return (
    <Titled title={adminAuditTexts.title} text={adminAuditTexts.text}>
      <Audit list={list} people={people} />
    </Titled>
  );
}
