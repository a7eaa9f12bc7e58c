import type { Post } from '@brandpost/domain';
import { phoneAddress, unbroken } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { sv } from '../texts/sv.ts';
import { AsideCard } from './aside-card.ts';
import { SiteLink } from './site-link.tsx';

const Links = styled.ul`
  display: grid;
  gap: 0.5rem;
  padding: 0;
  list-style: none;
`;
const Ways = styled.dl`
  display: grid;
  gap: 0.125rem;

  dt {
    margin-top: 0.5rem;
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
  &:first-child dt:first-child {
    margin-top: 0;
  }
`;

/** Blurbs, further information and whom to ask. */
export function DrawPostCards({ blurbs, info, contact }: Pick<Post, 'blurbs' | 'info' | 'contact'>) {
  return (
    <>
      {blurbs.map((blurb) => (
        <AsideCard key={blurb.title + blurb.url} $tone="signal">
          <h2>{blurb.url ? <SiteLink href={blurb.url}>{blurb.title}</SiteLink> : blurb.title}</h2>
          <p>{blurb.text}</p>
        </AsideCard>
      ))}
      {info.length > 0 && (
        <AsideCard>
          <h2>{sv.page.moreInfo}</h2>
          <Links>
            {info.map((link) => (
              <li key={link.title + link.url}>
                <SiteLink
                  href={link.url}
                  {...(link.openInNewWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                >
                  {link.title}
                  {link.openInNewWindow && ` ${sv.page.newWindow}`}
                </SiteLink>
              </li>
            ))}
          </Links>
        </AsideCard>
      )}
      {contact && <ContactCard contact={contact} />}
    </>
  );
}

/** Whom to ask, and how. */
function ContactCard({ contact }: { contact: NonNullable<Post['contact']> }) {
  return (
    <AsideCard>
      <h2>{contact.title || sv.page.contact}</h2>
      {contact.name && <p>{contact.name}</p>}
      <Ways>
        {contact.phone && (
          <>
            <dt>Telefon</dt>
            <dd>
              <a href={phoneAddress(contact.phone)}>{unbroken(contact.phone)}</a>
            </dd>
          </>
        )}
        {contact.email && (
          <>
            <dt>{unbroken('E-post')}</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
          </>
        )}
        {contact.address && (
          <>
            <dt>Adress</dt>
            <dd>{unbroken(contact.address)}</dd>
          </>
        )}
        {contact.openingHours && (
          <>
            <dt>{sv.page.openingHours}</dt>
            <dd>{unbroken(contact.openingHours)}</dd>
          </>
        )}
      </Ways>
    </AsideCard>
  );
}
