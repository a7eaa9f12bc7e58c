import type { Post } from '@brandpost/domain';
import { phoneAddress } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sv } from '../texts/sv.ts';
import { SiteLink } from './site-link.tsx';

/** What stands beside a page's text. */
export const Side = styled.aside`
  display: grid;
  gap: 1.25rem;
  align-content: start;
`;
export const AsideCard = styled.section<{ $tone?: 'plain' | 'signal' }>`
  padding: 1.5rem;
  border-radius: var(--bp-radius-m);
  background: ${(props) => colour(props.$tone === 'signal' ? 'signal' : 'surface')};
  color: ${(props) => colour(props.$tone === 'signal' ? 'on-signal' : 'ink')};
  font-size: 1.0625rem;

  h2 {
    margin-bottom: 0.5rem;
    font-size: 1.25rem;
  }
  h2 a {
    color: inherit;
  }
  h2 a:focus-visible {
    outline-color: currentColor;
  }
  ul {
    display: grid;
    gap: 0.5rem;
    padding: 0;
    list-style: none;
  }
  dl {
    display: grid;
    gap: 0.125rem;
  }
  dt {
    margin-top: 0.5rem;
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
  dl:first-child dt:first-child {
    margin-top: 0;
  }
`;

/** What belongs beside a post: blurbs, further information, whom to ask. Nothing at all when there is none. */
export function PostAside({ post, children }: { post: Post; children?: ReactNode }) {
  const hasInfo = post.info.length > 0;
  if (post.blurbs.length === 0 && !hasInfo && post.contact === null && !children) return null;
  return (
    <Side>
      {children}
      {post.blurbs.map((blurb) => (
        <AsideCard key={blurb.title + blurb.url} $tone="signal">
          <h2>{blurb.url ? <SiteLink href={blurb.url}>{blurb.title}</SiteLink> : blurb.title}</h2>
          <p>{blurb.text}</p>
        </AsideCard>
      ))}
      {hasInfo && (
        <AsideCard>
          <h2>{sv.page.moreInfo}</h2>
          <ul>
            {post.info.map((link) => (
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
          </ul>
        </AsideCard>
      )}
      {post.contact && <ContactCard contact={post.contact} />}
    </Side>
  );
}

function ContactCard({ contact }: { contact: NonNullable<Post['contact']> }) {
  return (
    <AsideCard>
      <h2>{contact.title || sv.page.contact}</h2>
      {contact.name && <p>{contact.name}</p>}
      <dl>
        {contact.phone && (
          <>
            <dt>Telefon</dt>
            <dd>
              <a href={phoneAddress(contact.phone)}>{contact.phone}</a>
            </dd>
          </>
        )}
        {contact.email && (
          <>
            <dt>E-post</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
          </>
        )}
        {contact.address && (
          <>
            <dt>Adress</dt>
            <dd>{contact.address}</dd>
          </>
        )}
        {contact.openingHours && (
          <>
            <dt>{sv.page.openingHours}</dt>
            <dd>{contact.openingHours}</dd>
          </>
        )}
      </dl>
    </AsideCard>
  );
}
