import { LIST_PER_PAGE } from '@brandpost/domain';
import { pageList } from '@brandpost/rubicore-api';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { type AuditRow, auditRow } from '../../../administration/audit/audit-row.ts';
import { userRights } from '../../../administration/rights/user-rights.ts';
import { Titled } from '../../../administration/titled.tsx';
import { fetchSurroundings } from '../../../administration/users/fetch-surroundings.ts';
import { OneUser } from '../../../administration/users/one-user.tsx';
import { fetchCapabilities } from '../../../administration/whole-lists.ts';
import type { Services } from '../../../app/services.ts';
import { need, notFound, want } from '../../../queries/read.ts';
import { idIn } from '../../../router/id-in.ts';
import { type LoaderContext, usePageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { mayAny } from '../../../session/may-any.ts';
import { needRight } from '../../../session/need-right.ts';
import { nameOf } from '../../../session/use-session.ts';
import { adminUsersTexts } from '../../../texts/admin-users-texts.ts';

const LOG_ENTRIES = 15;

export async function loader({ services, params }: LoaderContext) {
  const session = needRight(services, 'manage_user');
  const id = idIn(params.id);
  if (id === null) throw notFound();
  const { client } = services;
  const query = { type: 'tool', perPage: LIST_PER_PAGE };
  const [user, around, capabilities, tools, own, signIns, log] = await Promise.all([
    need(services, client.call('getUser', { params: { id: String(id) } })),
    fetchSurroundings(services),
    fetchCapabilities(services),
    need(services, client.call('listLinks', { query })),
    need(services, client.call('listUserLinks', { params: { id }, query })),
    want(services, client.call('listUserTokens', { params: { id } }), pageList([], 0)),
    mayAny(session, 'read_audit_log') ? fetchLog(services, id) : null,
  ]);
  const explanations = await Promise.all(
    capabilities.map(({ key }) =>
      need(services, client.call('explainCapability', { params: { id, cap: key } })),
    ),
  );
  return {
    meta: adminMeta({ ...adminUsersTexts, title: nameOf(user) }, paths.adminUser(id)),
    user,
    around,
    tools: { all: [...tools], own: own.map((link) => link.id) },
    signIns: [...signIns],
    log,
    rights: userRights(capabilities, explanations),
  };
}

/** The latest entries of the audit log about an account. */
async function fetchLog(services: Services, id: number): Promise<AuditRow[]> {
  const query = { entity: 'user', entityId: String(id), perPage: LOG_ENTRIES };
  return (await want(services, services.client.call('listAuditEntries', { query }), pageList([], 0))).map(
    auditRow,
  );
}

/** One account. */
export function Page() {
  const { user, ...shown } = usePageData<typeof loader>();
  return (
    <Titled title={nameOf(user)} text={adminUsersTexts.oneText}>
      <OneUser key={user.id} user={user} {...shown} />
    </Titled>
  );
}
