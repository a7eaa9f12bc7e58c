import { eServiceSlug, type Link as LinkRecord } from '@brandpost/domain';
import { colour, media } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { LinkIcon } from '../e-services/link-icon.tsx';
import { Section, SectionHead } from './section.ts';
import { startSectionsTexts as texts } from './start-sections-texts.ts';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1rem;
  }
  @media (min-width: 80rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
/* A row of a list on phones, a tile where there is room. */
const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: min(1rem, 4vw);
  height: 100%;
  min-height: 3.5rem;
  padding: 0.5rem 0;
  border-bottom: 1px solid ${colour('line')};
  color: ${colour('ink')};
  font-size: min(1.0625rem, 8.5vw);
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  overflow-wrap: anywhere;
  hyphens: auto;
  transition: border-color var(--bp-motion), box-shadow var(--bp-motion);

  svg {
    flex: none;
    color: ${colour('primary')};
  }
  &:hover {
    border-color: ${colour('primary')};
  }
  ${media.tablet} {
    flex-direction: column;
    align-items: flex-start;
    justify-content: space-between;
    gap: 1.5rem;
    min-height: 8.5rem;
    padding: 1.25rem;
    border: 1px solid ${colour('line')};
    border-radius: var(--bp-radius-m);
    font-size: 1.125rem;

    &:hover {
      box-shadow: var(--bp-shadow);
    }
    &:focus-visible {
      border-radius: var(--bp-radius-m);
    }
  }
`;

type SelfServiceProps = { services: readonly Pick<LinkRecord, 'id' | 'icon' | 'name'>[] };

/** The first e-services as tiles, and the way to all. */
export function SelfService({ services }: SelfServiceProps) {
  if (services.length === 0) return null;
  return (
    <Section aria-labelledby="sjalvservice">
      <SectionHead>
        <h2 id="sjalvservice">{texts.services}</h2>
        <Link to={paths.eServices()}>{texts.allServices}</Link>
      </SectionHead>
      <Tiles>
        {services.map((service) => (
          <li key={service.id}>
            <Tile to={paths.eServices(eServiceSlug(service))}>
              <LinkIcon icon={service.icon} size={32} />
              {service.name}
            </Tile>
          </li>
        ))}
      </Tiles>
    </Section>
  );
}
