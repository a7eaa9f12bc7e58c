import { type AlertSummary, HEADER_PX_PER_ALERT } from '@brandpost/domain';
import { Container, colour, media } from '@brandpost/ui';
import { ArrowRight, Siren } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { sv } from '../../texts/sv.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  background: ${colour('crisis')};
  color: ${colour('on-crisis')};

  li + li {
    box-shadow: inset 0 1px rgb(255 255 255 / 0.25);
  }
  @media (forced-colors: active) {
    outline: 3px solid;
    outline-offset: -3px;
  }
`;
const AlertLink = styled(Link)`
  display: block;
  height: ${HEADER_PX_PER_ALERT}px;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -6px;
  }
  &:hover strong {
    text-decoration: underline;
  }
`;
const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
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
  ${media.tablet} {
    strong {
      font-size: 1.0625rem;
      -webkit-line-clamp: 1;
    }
  }
`;
const Level = styled.span`
  flex: none;
  padding: 0.125rem 0.5rem;
  border-radius: 4px;
  background: ${colour('on-crisis')};
  color: ${colour('crisis')};
  font-size: 0.75rem;
  font-weight: 800;

  @media (max-width: 47.99rem) {
    display: none;
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

/** One row of 52 px for each active alert, on top of every page. Source: SPEC section 2, Header. */
export function AlertStrip({ alerts }: { alerts: readonly AlertSummary[] }) {
  if (alerts.length === 0) return null;
  return (
    <section aria-label={sv.header.alerts}>
      <List>
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertLink to={paths.alert(alert.slug)}>
              <Row>
                <Siren aria-hidden="true" size={24} strokeWidth={1.75} />
                <Level>{sv.header.alertLevel}</Level>
                <strong>{alert.title}</strong>
                <More aria-hidden="true">
                  {sv.header.readAlert}
                  <ArrowRight size={18} />
                </More>
              </Row>
            </AlertLink>
          </li>
        ))}
      </List>
    </section>
  );
}
