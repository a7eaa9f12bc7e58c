import { CONTACT_PAGE_SLUG, JOBS_PAGE_SLUG } from '@brandpost/domain';
import { colour, media } from '@brandpost/ui';
import { Phone, Users } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { usePageIsThere } from '../../layout/layout-data.ts';
import { sv } from '../../texts/sv.ts';
import { Section } from './section.ts';
import { startTexts } from './start-texts.ts';

const Pair = styled.ul`
  display: grid;
  gap: 1rem;
  margin: 0 0 clamp(1rem, 4vw, 3rem);
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Promo = styled(Link)<{ $tone: 'surface-2' | 'signal' }>`
  display: flex;
  align-items: center;
  gap: 1.5rem;
  height: 100%;
  padding: clamp(1.125rem, 3vw, 2.25rem);
  border-radius: var(--bp-radius-l);
  background: ${(props) => colour(props.$tone)};
  color: ${(props) => colour(props.$tone === 'signal' ? 'on-signal' : 'ink')};
  text-decoration: none;

  svg {
    flex: none;
  }
  &:hover strong {
    text-decoration: underline;
  }
  &:focus-visible {
    border-radius: var(--bp-radius-l);
  }
  strong {
    display: block;
    font-size: clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem);
    letter-spacing: -0.018em;
    line-height: 1.2;
  }
  strong + span {
    display: block;
    margin-top: 0.375rem;
  }
`;

/** The two pinned promos: contact and jobs. Source: SPEC section 2, Error display. */
export function Promos() {
  const isThere = usePageIsThere();
  if (!isThere(CONTACT_PAGE_SLUG) && !isThere(JOBS_PAGE_SLUG)) return null;
  return (
    <Section aria-label={`${startTexts.contactTitle}, ${sv.titles.jobs}`}>
      <Pair>
        {isThere(CONTACT_PAGE_SLUG) && (
          <li>
            <Promo to={paths.contactUs()} $tone="surface-2">
              <Phone aria-hidden="true" size={40} strokeWidth={1.5} />
              <span>
                <strong>{startTexts.contactTitle}</strong>
                <span>{startTexts.contactText}</span>
              </span>
            </Promo>
          </li>
        )}
        {isThere(JOBS_PAGE_SLUG) && (
          <li>
            <Promo to={paths.jobs()} $tone="signal">
              <Users aria-hidden="true" size={40} strokeWidth={1.5} />
              <span>
                <strong>{sv.titles.jobs}</strong>
                <span>{startTexts.jobsText}</span>
              </span>
            </Promo>
          </li>
        )}
      </Pair>
    </Section>
  );
}
