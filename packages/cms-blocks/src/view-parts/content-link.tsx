import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MEDIA_PATH } from '../address/media-path.ts';
import { NEW_TAB_REL } from '../rich-text/allowed-html.ts';
import { useBlockTexts } from './block-texts.ts';
import { useContentResources } from './content-context.ts';

/** Out of sight, still read aloud. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * A link in content. Pages of this site go through the app's own link; all else is an ordinary one. That it opens a
 * new tab is said to those who cannot see it.
 * @param href an address that `safeUrl` let through
 */
export function ContentLink({
  href,
  opensNewTab = false,
  children,
}: {
  href: string;
  opensNewTab?: boolean;
  children: ReactNode;
}) {
  const { linkComponent: Link } = useContentResources();
  const texts = useBlockTexts();
  if (opensNewTab) {
    return (
      <a href={href} target="_blank" rel={NEW_TAB_REL}>
        {children}
        <VisuallyHidden>{` (${texts.newTab})`}</VisuallyHidden>
      </a>
    );
  }
  const isPage = href.startsWith('/') && !href.startsWith(MEDIA_PATH);
  return Link !== undefined && isPage ? <Link href={href}>{children}</Link> : <a href={href}>{children}</a>;
}
