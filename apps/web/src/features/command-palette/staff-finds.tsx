import { phoneAddress } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { choosableLinksQuery } from '../../queries/choosable-links.ts';
import { profileQuery } from '../../queries/profile.ts';
import { needSession } from '../../session/need-right.ts';
import { paletteTexts as texts } from './command-palette-texts.ts';
import { peopleQuery } from './found-query.ts';
import type { PaletteLine } from './own-commands.ts';
import { NO_LINKS, staffSections } from './palette-sections.ts';

/** So many of a kind: the hits of the site stay near. */
const MOST = 3;

const Frame = styled.section`
  display: grid;
  gap: 1.25rem 2.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  margin-block: 2rem 1.5rem;
  padding: 1.25rem 1.5rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};

  h2 {
    margin-bottom: 0.25rem;
    font-size: 1.125rem;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: baseline;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** What a search of the site finds for those alone who work here: colleagues, stations and tools. Nothing where there is none. */
export function StaffFinds({ text }: { text: string }) {
  const services = useServices();
  const session = needSession(services);
  const profile = useQuery(profileQuery(services, session)).data;
  const links = useQuery(choosableLinksQuery(services.client)).data ?? NO_LINKS;
  const people = useQuery(peopleQuery(services.client, session, text)).data ?? [];
  const sections = staffSections(text, { profile, links, people });
  if (sections.length === 0) return null;
  return (
    <Frame aria-label={texts.forStaff}>
      {sections.map(({ title, commands }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {commands.slice(0, MOST).map((line) => (
              <li key={line.key}>
                <Found {...line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Frame>
  );
}

function Found({ label, detail, target }: PaletteLine) {
  return (
    <>
      {'to' in target && <Link to={target.to}>{label}</Link>}
      {'href' in target && (
        <a href={target.href} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      )}
      {detail !== undefined && <a href={phoneAddress(detail)}>{detail}</a>}
    </>
  );
}
