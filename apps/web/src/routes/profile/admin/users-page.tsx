import { loadTable } from '../../../admin-table/table-query.ts';
import { viewFrom } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { Titled } from '../../../administration/titled.tsx';
import { loadAffiliations } from '../../../administration/users/affiliations.ts';
import { USER_SHAPE, usersQuery } from '../../../administration/users/user-view.ts';
import { Users } from '../../../administration/users/users.tsx';
import type { LoaderContext } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminUsersTexts } from '../../../texts/admin-users-texts.ts';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_user');
  await Promise.all([
    loadTable(services, usersQuery(services.client, viewFrom(url.searchParams, USER_SHAPE))),
    loadAffiliations(services),
  ]);
  return { meta: adminMeta(adminUsersTexts, paths.adminUsers()) };
}

/** Source: SPEC section 2, /profile/admin/users. */
export function Page() {
  return (
    <Titled title={adminUsersTexts.title} text={adminUsersTexts.text}>
      <Users />
    </Titled>
  );
}
