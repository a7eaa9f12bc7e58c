import { Button } from '@brandpost/ui';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { MaintenanceSwitch } from '../../../administration/system/maintenance-switch.tsx';
import { Parts } from '../../../administration/system/parts.tsx';
import { fetchSiteHealth, type SiteHealth } from '../../../administration/system/site-health.ts';
import { Titled } from '../../../administration/titled.tsx';
import { useRenew } from '../../../app/use-renew.ts';
import { need } from '../../../queries/read.ts';
import { type LoaderContext, usePageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminSystemTexts } from '../../../texts/admin-system-texts.ts';

export async function loader({ services }: LoaderContext) {
  needRight(services, 'manage_maintenance');
  const { client } = services;
  const [maintenance, report] = await need(
    services,
    Promise.all([client.call('getMaintenance', {}), client.call('getSystemReport', {})]),
  );
  return { meta: adminMeta(adminSystemTexts, paths.adminSystem()), maintenance, report };
}

const Section = styled.section`
  display: grid;
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
  const { maintenance, report } = usePageData<typeof loader>();
  const [site, setSite] = useState<SiteHealth>(SERVING);
  const renew = useRenew();
  useEffect(() => {
    void fetchSiteHealth().then(setSite);
  }, [report]);
  return (
    <Titled title={adminSystemTexts.title} text={adminSystemTexts.text}>
      <MaintenanceSwitch maintenance={maintenance} />
      <Section aria-labelledby="delar">
        <h2 id="delar">{adminSystemTexts.parts}</h2>
        <Parts report={report} site={site} />
        <Button type="button" data-look="quiet" onClick={() => void renew()}>
          <RefreshCw aria-hidden="true" size={ICON_PX} />
          {adminSystemTexts.refresh}
        </Button>
      </Section>
    </Titled>
  );
}
