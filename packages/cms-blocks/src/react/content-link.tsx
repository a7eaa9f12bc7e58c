import type { ReactNode } from 'react';
import { MEDIA_PATH } from '../address/media-path.ts';
import { NEW_TAB_REL } from '../rich-text/allowed-html.ts';
import { useContentResources } from './content-context.ts';
import { VisuallyHidden } from './visually-hidden.ts';

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
  if (opensNewTab) {
    return (
      <a href={href} target="_blank" rel={NEW_TAB_REL}>
        {children}
        <VisuallyHidden> (öppnas i ny flik)</VisuallyHidden>
      </a>
    );
  }
  const isPage = href.startsWith('/') && !href.startsWith(MEDIA_PATH);
  return Link !== undefined && isPage ? <Link href={href}>{children}</Link> : <a href={href}>{children}</a>;
}
