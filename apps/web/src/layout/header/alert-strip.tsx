import { type AlertSummary, STRIP_MAX_ALERTS } from '@brandpost/domain';
import { media } from '@brandpost/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { lookOf } from '../../alert-level/alert-look.ts';
import { sv } from '../../texts/sv.ts';
import { Strip, StripRow } from './strip-row.tsx';

const More = styled.span`
  display: none;

  ${media.tablet} {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 0.5rem;
    margin-left: auto;
    font-size: 1rem;
  }
`;
const Rest = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 44px;
  padding-inline: 0.75rem;
  border: 1px solid;
  border-radius: 999px;
  font-weight: 700;
`;

/**
 * A row for each of the worst active alerts, on top of every page, and a link to the rest.
 * Source: SPEC section 2, Header; ADR 0048
 */
export function AlertStrip({ alerts }: { alerts: readonly AlertSummary[] }) {
  if (alerts.length === 0) return null;
  const shown = alerts.slice(0, STRIP_MAX_ALERTS);
  const folded = alerts.length - shown.length;
  const more = (
    <More aria-hidden="true">
      {sv.header.readAlert}
      <ArrowRight size={18} />
    </More>
  );
  return (
    <section aria-label={sv.header.alerts}>
      <Strip>
        {shown.map((alert, index) => {
          const hasRest = folded > 0 && index === shown.length - 1;
          return (
            <StripRow
              key={alert.id}
              look={lookOf(alert)}
              to={paths.alert(alert.slug)}
              title={alert.title}
              aside={!hasRest && more}
            >
              {hasRest && <Rest to={paths.alerts()}>{sv.header.moreAlerts(folded)}</Rest>}
            </StripRow>
          );
        })}
      </Strip>
    </section>
  );
}
