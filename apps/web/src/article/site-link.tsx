import { mediaFilename, safeUrl } from '@brandpost/cms-blocks';
import { stripSiteHost } from '@brandpost/domain';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useServices } from '../api/services.ts';
import { useFilePath } from './file-path.ts';

/** A link that stays in the app when it leads to a page of ours, and is an ordinary one when it does not. */
export function SiteLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const { origin } = useServices();
  const filePath = useFilePath();
  const address = safeUrl(stripSiteHost(href, [origin]), 'link');
  // An address that leads nowhere safe leaves its words.
  if (address === null || address === '') return <span>{children}</span>;
  const filename = mediaFilename(address);
  const isPage = address.startsWith('/') && !address.startsWith('/media/') && rest.target !== '_blank';
  return isPage ? (
    <Link to={address} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={filename === null ? address : filePath(filename)} {...rest}>
      {children}
    </a>
  );
}
