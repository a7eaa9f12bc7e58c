import { type AlertSummary, HEADER_PX_PER_ALERT, STRIP_MAX_ALERTS } from '@brandpost/domain';
import { Container, media } from '@brandpost/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { type AlertLook, inLook, lookOf } from '../../alert-level/alert-look.ts';
import { sv } from '../../texts/sv.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  @media (forced-colors: active) {
    outline: 3px solid;
    outline-offset: -3px;
  }
`;
const Row = styled.li<{ $look: AlertLook }>`
  ${inLook}

  & + & {
    box-shadow: inset 0 1px rgb(255 255 255 / 0.25);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:focus-visible {
    outline-color: currentColor;
    outline-offset: -6px;
  }
  a:hover :is(strong, span) {
    text-decoration: underline;
  }
`;
const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  height: ${HEADER_PX_PER_ALERT}px;
`;
const AlertLink = styled(Link)`
  display: flex;
  flex: 1;
  gap: 0.75rem;
  align-items: center;
  min-width: 0;
  height: 100%;

  > svg {
    flex: none;
  }
  strong {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: 0.9375rem;
    font-weight: 650;
    line-height: 1.25;
  }
  b {
    font-weight: 800;
  }
  b::after {
    content: ' · ';
  }
  ${media.tablet} {
    strong {
      font-size: 1.0625rem;
      -webkit-line-clamp: 1;
    }
  }
`;
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
 * One row of 52 px for each of the worst active alerts, on top of every page; a link to the rest.
 * Source: SPEC section 2, Header.
 */
export function AlertStrip({ alerts }: { alerts: readonly AlertSummary[] }) {
  if (alerts.length === 0) return null;
  const shown = alerts.slice(0, STRIP_MAX_ALERTS);
  const folded = alerts.length - shown.length;
  return (
    <section aria-label={sv.header.alerts}>
      <List>
        {shown.map((alert, index) => (
          <AlertRow key={alert.id} alert={alert} folded={index === shown.length - 1 ? folded : 0} />
        ))}
      </List>
    </section>
  );
}

/** @param props.folded how many alerts have no row of their own */
function AlertRow({ alert, folded }: { alert: AlertSummary; folded: number }) {
  const look = lookOf(alert);
  return (
    <Row $look={look}>
      <Line>
        <AlertLink to={paths.alert(alert.slug)}>
          <look.Icon aria-hidden="true" size={24} strokeWidth={1.75} />
          <strong>
            <b>{look.word}</b>
            {alert.title}
          </strong>
          {folded === 0 && (
            <More aria-hidden="true">
              {sv.header.readAlert}
              <ArrowRight size={18} />
            </More>
          )}
        </AlertLink>
        {folded > 0 && <Rest to={paths.alerts()}>{sv.header.moreAlerts(folded)}</Rest>}
      </Line>
    </Row>
  );
}
