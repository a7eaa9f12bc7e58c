import { stripSiteHost } from '@brandpost/domain';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useServices } from '../app/services.ts';

/** A link that stays in the app when it leads to a page of ours, and is an ordinary one when it does not. */
export function SiteLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const { origin } = useServices();
  const address = stripSiteHost(href, [origin]);
  const isPage = address.startsWith('/') && !address.startsWith('/media/') && rest.target !== '_blank';
  return isPage ? <Link to={address} {...rest} /> : <a href={href} {...rest} />;
}
