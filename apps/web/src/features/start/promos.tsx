import { colour } from '@brandpost/ui';
import { Phone, Users } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { sv } from '../../texts/sv.ts';
import { Section } from './section.ts';
import { startSectionsTexts as texts } from './start-sections-texts.ts';

const Pair = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 1rem;
  margin: 0 0 clamp(1rem, 4vw, 3rem);
  padding: 0;
  list-style: none;
`;
const Promo = styled(Link)<{ $tone: 'surface-2' | 'signal' }>`
  display: flex;
  align-items: center;
  gap: 0.75rem 1.5rem;
  height: 100%;
  padding: clamp(1rem, 3vw, 2.25rem);
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
    font-size: clamp(1.125rem, 0.95rem + 0.9vw, 1.625rem);
    letter-spacing: -0.018em;
    line-height: 1.2;
  }
  strong + span {
    display: block;
    margin-top: 0.375rem;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  /* Side by side on phones: their titles are enough. */
  @media (max-width: 47.99rem) {
    flex-direction: column;
    align-items: flex-start;

    strong + span {
      display: none;
    }
  }
`;

/** The two pinned promos: contact and jobs. Source: SPEC section 2, Error display. */
export function Promos({ hasContactPage, hasJobsPage }: { hasContactPage: boolean; hasJobsPage: boolean }) {
  if (!hasContactPage && !hasJobsPage) return null;
  return (
    <Section data-off-paper="" aria-label={`${texts.contactTitle}, ${sv.titles.jobs}`}>
      <Pair>
        {hasContactPage && (
          <li>
            <Promo to={paths.contactUs()} $tone="surface-2">
              <Phone aria-hidden="true" size={40} strokeWidth={1.5} />
              <span>
                <strong>{texts.contactTitle}</strong>
                <span>{texts.contactText}</span>
              </span>
            </Promo>
          </li>
        )}
        {hasJobsPage && (
          <li>
            <Promo to={paths.jobs()} $tone="signal">
              <Users aria-hidden="true" size={40} strokeWidth={1.5} />
              <span>
                <strong>{sv.titles.jobs}</strong>
                <span>{texts.jobsText}</span>
              </span>
            </Promo>
          </li>
        )}
      </Pair>
    </Section>
  );
}
