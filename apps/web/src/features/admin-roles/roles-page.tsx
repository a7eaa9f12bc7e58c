import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { Titled } from '../../administration/titled.tsx';
import { capabilitiesQuery, rolesQuery } from '../../administration/whole-lists.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { adminRolesTexts } from './admin-roles-texts.ts';
import { Roles } from './roles.tsx';

export async function loader({ services }: LoaderContext) {
  needRight(services, 'manage_role');
  const { client } = services;
  await Promise.all([
    needQuery(services, rolesQuery(client)),
    needQuery(services, capabilitiesQuery(client)),
  ]);
  return { meta: adminMeta(adminRolesTexts, adminPaths.roles()) };
}

/** Source: SPEC section 2, /profile/admin/roles. */
export function Page() {
  return (
    <Titled title={adminRolesTexts.title} text={adminRolesTexts.text}>
      <Roles />
    </Titled>
  );
}
