import { adminMeta } from '../../../administration/admin-meta.ts';
import { Roles } from '../../../administration/roles/roles.tsx';
import { Titled } from '../../../administration/titled.tsx';
import { capabilitiesQuery, rolesQuery } from '../../../administration/whole-lists.ts';
import type { LoaderContext } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needQuery } from '../../../server-state/load-query.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminRolesTexts } from '../../../texts/admin-roles-texts.ts';

export async function loader({ services }: LoaderContext) {
  needRight(services, 'manage_role');
  const { client } = services;
  await Promise.all([
    needQuery(services, rolesQuery(client)),
    needQuery(services, capabilitiesQuery(client)),
  ]);
  return { meta: adminMeta(adminRolesTexts, paths.adminRoles()) };
}

/** Source: SPEC section 2, /profile/admin/roles. */
export function Page() {
  return (
    <Titled title={adminRolesTexts.title} text={adminRolesTexts.text}>
      <Roles />
    </Titled>
  );
}
