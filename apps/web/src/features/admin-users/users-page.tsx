import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { loadTable } from '../../administration/table/table-query.ts';
import { viewFrom } from '../../administration/table/table-view.ts';
import { Titled } from '../../administration/titled.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needRight } from '../../session/need-right.ts';
import { adminUsersTexts } from './admin-users-texts.ts';
import { loadAffiliations } from './affiliations.ts';
import { USER_SHAPE, usersQuery } from './user-view.ts';
import { Users } from './users.tsx';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_user');
  await Promise.all([
    loadTable(services, 'anvandare', usersQuery(services.client, viewFrom(url.searchParams, USER_SHAPE))),
    loadAffiliations(services),
  ]);
  return { meta: adminMeta(adminUsersTexts, adminPaths.users()) };
}

/** Source: SPEC section 2, /profile/admin/users. */
export function Page() {
  return (
    <Titled title={adminUsersTexts.title} text={adminUsersTexts.text}>
      <Users />
    </Titled>
  );
}
