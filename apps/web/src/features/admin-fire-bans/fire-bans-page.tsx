import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { Titled } from '../../administration/titled.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { adminFireBansTexts } from './admin-fire-bans-texts.ts';
import { FireBanList } from './fire-ban-list.tsx';
import { fireBansQuery } from './fire-bans-query.ts';

export async function loader({ services }: LoaderContext) {
  needRight(services, 'set_fire_ban');
  await needQuery(services, fireBansQuery(services.client));
  return { meta: adminMeta(adminFireBansTexts, adminPaths.fireBans()) };
}

/** Whether one may make a fire, as everybody reads it. Source: ADR 0050 */
export function Page() {
  return (
    <Titled title={adminFireBansTexts.title} text={adminFireBansTexts.text}>
      <FireBanList />
    </Titled>
  );
}
