import { adminMeta } from '../../../administration/admin-meta.ts';
import { Roles } from '../../../administration/roles/roles.tsx';
import { Titled } from '../../../administration/titled.tsx';
import { fetchCapabilities, fetchRoles } from '../../../administration/whole-lists.ts';
import { type LoaderContext, usePageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminRolesTexts } from '../../../texts/admin-roles-texts.ts';

export async function loader({ services }: LoaderContext) {
  needRight(services, 'manage_role');
  const [roles, capabilities] = await Promise.all([fetchRoles(services), fetchCapabilities(services)]);
  return { meta: adminMeta(adminRolesTexts, paths.adminRoles()), roles, capabilities };
}

/** Source: SPEC section 2, /profile/admin/roles. */
export function Page() {
  const { roles, capabilities } = usePageData<typeof loader>();
  return (
    <Titled title={adminRolesTexts.title} text={adminRolesTexts.text}>
      <Roles roles={roles} capabilities={capabilities} />
    </Titled>
  );
}
