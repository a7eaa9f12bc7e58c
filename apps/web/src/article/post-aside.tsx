import type { Post } from '@brandpost/domain';
import { phoneAddress, unbroken } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sv } from '../texts/sv.ts';
import { SiteLink } from './site-link.tsx';

/** What stands beside a page's text. */
export const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  align-content: start;
`;
export const AsideCard = styled.section<{ $tone?: 'plain' | 'signal' }>`
  padding: min(1.5rem, 6vw);
  border-radius: var(--bp-radius-m);
  background: ${(props) => colour(props.$tone === 'signal' ? 'warning-bg' : 'surface')};
  color: ${colour('ink')};
  font-size: 1.0625rem;
  overflow-wrap: anywhere;

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
  if (!hasCards(post) && !children) return null;
  return (
    <Side>
      {children}
      <PostCards post={post} />
    </Side>
  );
}

/** Beside each other, as many as there is room for. */
const CardsBelow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: 1.25rem;
`;

/** The same below the text, where its contents stand beside it. */
export function PostCardsBelow({ post, children }: { post: Post; children?: ReactNode }) {
  if (!hasCards(post) && !children) return null;
  return (
    <CardsBelow>
      {children}
      <PostCards post={post} />
    </CardsBelow>
  );
}

/** Whether a post has anything to stand beside its text. */
export function hasCards({ blurbs, info, contact }: Post): boolean {
  return blurbs.length > 0 || info.length > 0 || contact !== null;
}

function PostCards({ post }: { post: Post }) {
  return (
    <>
      {post.blurbs.map((blurb) => (
        <AsideCard key={blurb.title + blurb.url} $tone="signal">
          <h2>{blurb.url ? <SiteLink href={blurb.url}>{blurb.title}</SiteLink> : blurb.title}</h2>
          <p>{blurb.text}</p>
        </AsideCard>
      ))}
      {post.info.length > 0 && (
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
    </>
  );
}

/** Whom to ask, and how. */
export function ContactCard({ contact }: { contact: NonNullable<Post['contact']> }) {
  return (
    <AsideCard>
      <h2>{contact.title || sv.page.contact}</h2>
      {contact.name && <p>{contact.name}</p>}
      <dl>
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
      </dl>
    </AsideCard>
  );
}
