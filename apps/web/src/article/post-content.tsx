import { ContentView } from '@brandpost/cms-blocks/react';
import type { ContentNode } from '@brandpost/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../app/services.ts';
import { type ContentResources, contentResourcesQuery, NO_RESOURCES } from '../queries/content.ts';
import { SiteLink } from './site-link.tsx';

const NOTHING: ContentNode[] = [];

/** The blocks of a post, with the pictures and links they point at. Headings start below the page's h1. */
export function PostContent({ content = NOTHING }: { content?: ContentNode[] | undefined }) {
  const { data = NO_RESOURCES } = useQuery(contentResourcesQuery(useServices(), content));
  const resources = useMemo(() => toMaps(data), [data]);
  return (
    <ContentView nodes={content} resources={resources} headingLevel={2} onRemovedLink={warnOfRemovedLink} />
  );
}

function toMaps({ media, links }: ContentResources) {
  return {
    media: new Map(media.map((file) => [file.filename, file])),
    links: new Map(links.map((link) => [link.id, link])),
    linkComponent: SiteLink,
  };
}

/** Source: SPEC section 8, Unavailable e-service link. */
function warnOfRemovedLink(id: number): void {
  // biome-ignore lint/suspicious/noConsole: a warning to whoever looks after the page
  console.warn('Link is removed.', id);
}
