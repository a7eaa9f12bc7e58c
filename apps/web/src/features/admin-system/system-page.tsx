import { Button } from '@brandpost/ui';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { Titled } from '../../administration/titled.tsx';
import { useServices } from '../../api/services.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { needRight } from '../../session/need-right.ts';
import { adminSystemTexts } from './admin-system-texts.ts';
import { MaintenanceSwitch } from './maintenance-switch.tsx';
import { Parts } from './parts.tsx';
import { type SiteHealth, siteHealthQuery, systemQuery } from './site-health.ts';

export async function loader({ services }: LoaderContext) {
  needRight(services, 'manage_maintenance');
  await needQuery(services, systemQuery(services.client));
  return { meta: adminMeta(adminSystemTexts, adminPaths.system()) };
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  justify-items: start;
  margin-top: 2.5rem;

  > ul {
    width: 100%;
  }
`;
const ICON_PX = 20;
/** Until it has been asked, it is what served this page. */
const SERVING: SiteHealth = { status: 'ready', reasons: [] };

/** How the service is, and closing it for maintenance. Source: UX section 4, System. */
export function Page() {
  const { data } = useSuspenseQuery(systemQuery(useServices().client));
  const { data: site = SERVING } = useQuery(siteHealthQuery());
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.system });
  return (
    <Titled title={adminSystemTexts.title} text={adminSystemTexts.text}>
      <MaintenanceSwitch maintenance={data.maintenance} />
      <Section aria-labelledby="delar">
        <h2 id="delar">{adminSystemTexts.parts}</h2>
        <Parts report={data.report} site={site} />
        <Button type="button" data-look="quiet" onClick={() => void refresh()}>
          <RefreshCw aria-hidden="true" size={ICON_PX} />
          {adminSystemTexts.refresh}
        </Button>
      </Section>
    </Titled>
  );
}
