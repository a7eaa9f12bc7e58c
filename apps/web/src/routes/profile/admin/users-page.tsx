import { askForList } from '../../../admin-table/ask-for-list.ts';
import { ROWS_PER_PAGE, viewFrom } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { Titled } from '../../../administration/titled.tsx';
import { fetchSurroundings } from '../../../administration/users/fetch-surroundings.ts';
import { userRow } from '../../../administration/users/user-row.ts';
import { USER_SHAPE, userQuery } from '../../../administration/users/user-view.ts';
import { Users } from '../../../administration/users/users.tsx';
import { type LoaderContext, usePageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminUsersTexts } from '../../../texts/admin-users-texts.ts';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_user');
  const view = viewFrom(url.searchParams, USER_SHAPE);
  const query = { ...userQuery(view), page: view.page, perPage: ROWS_PER_PAGE };
  const [users, around] = await Promise.all([
    askForList(services, services.client.call('listUsers', { query })),
    fetchSurroundings(services),
  ]);
  const list = { ...users, rows: users.rows.map((user) => userRow(user, around)) };
  return { meta: adminMeta(adminUsersTexts, paths.adminUsers()), list, around };
}

/** Source: SPEC section 2, /profile/admin/users. */
export function Page() {
  const { list, around } = usePageData<typeof loader>();
  return (
    <Titled title={adminUsersTexts.title} text={adminUsersTexts.text}>
      <Users list={list} around={around} />
    </Titled>
  );
}
