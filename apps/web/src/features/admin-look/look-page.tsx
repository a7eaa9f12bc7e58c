import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { Titled } from '../../administration/titled.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { adminLookTexts } from './admin-look-texts.ts';
import { LookForm } from './look-form.tsx';
import { lookQuery } from './look-query.ts';

export async function loader({ services }: LoaderContext) {
  needRight(services, 'manage_node');
  await needQuery(services, lookQuery(services.client));
  return { meta: adminMeta(adminLookTexts, adminPaths.look()) };
}

/** The service's own logo and colour. Source: ADR 0087 */
export function Page() {
  return (
    <Titled title={adminLookTexts.title} text={adminLookTexts.text}>
      <LookForm />
    </Titled>
  );
}
