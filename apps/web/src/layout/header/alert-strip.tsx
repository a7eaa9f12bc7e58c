import { type AlertSummary, HEADER_PX_PER_ALERT, STRIP_MAX_ALERTS } from '@brandpost/domain';
import { Container, colour, media } from '@brandpost/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { lookOf } from '../../alert-level/alert-look.ts';
import { sv } from '../../texts/sv.ts';
import { inRem } from './header-height.ts';
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
/* Of no level: what is in it may be of any. */
const Rest = styled.li`
  background: ${colour('deep')};
  color: ${colour('on-deep')};

  a {
    display: flex;
    align-items: center;
    height: ${inRem(HEADER_PX_PER_ALERT)};
    color: inherit;
    font-weight: 650;
  }
  a:focus-visible {
    outline-color: currentColor;
    outline-offset: -6px;
  }
`;

/**
 * A row for each of the worst active alerts, on top of every page, and one that leads to the rest.
 * Source: SPEC section 2, Header; ADR 0048
 */
export function AlertStrip({ alerts }: { alerts: readonly AlertSummary[] }) {
  if (alerts.length === 0) return null;
  // A row for the last one takes no more room than one that says that there is one.
  const isOneMore = alerts.length === STRIP_MAX_ALERTS + 1;
  const shown = isOneMore ? alerts : alerts.slice(0, STRIP_MAX_ALERTS);
  const folded = alerts.length - shown.length;
  return (
    <section aria-label={sv.header.alerts}>
      <Strip>
        {shown.map((alert) => (
          <StripRow key={alert.id} look={lookOf(alert)} to={paths.alert(alert.slug)} title={alert.title}>
            <More aria-hidden="true">
              {sv.header.readAlert}
              <ArrowRight size={18} />
            </More>
          </StripRow>
        ))}
        {folded > 0 && (
          <Rest>
            <Container>
              <Link to={paths.alerts()}>{sv.header.moreAlerts(folded)}</Link>
            </Container>
          </Rest>
        )}
      </Strip>
    </section>
  );
}
