import { LIST_PER_PAGE } from '@brandpost/domain';
import { idOf } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { userRights } from '../../../administration/rights/user-rights.ts';
import { Titled } from '../../../administration/titled.tsx';
import { fetchSurroundings } from '../../../administration/users/fetch-surroundings.ts';
import { OneUser } from '../../../administration/users/one-user.tsx';
import { fetchCapabilities } from '../../../administration/whole-lists.ts';
import { need, notFound } from '../../../queries/read.ts';
import { type LoaderContext, usePageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { nameOf } from '../../../session/use-session.ts';
import { adminUsersTexts } from '../../../texts/admin-users-texts.ts';

export async function loader({ services, params }: LoaderContext) {
  needRight(services, 'manage_user');
  const id = idOf(params.id);
  if (id === null) throw notFound();
  const { client } = services;
  const query = { type: 'tool', perPage: LIST_PER_PAGE };
  const [user, around, capabilities, tools, own] = await Promise.all([
    need(services, client.call('getUser', { params: { id: String(id) } })),
    fetchSurroundings(services),
    fetchCapabilities(services),
    need(services, client.call('listLinks', { query })),
    need(services, client.call('listUserLinks', { params: { id }, query })),
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
    rights: userRights(capabilities, explanations),
  };
}

/** One account. */
export function Page() {
  const { user, around, tools, rights } = usePageData<typeof loader>();
  return (
    <Titled title={nameOf(user)} text={adminUsersTexts.oneText}>
      <OneUser key={user.id} user={user} around={around} tools={tools} rights={rights} />
    </Titled>
  );
}
