import { type ContentNode, type Language, OWN_LANGUAGE } from '@brandpost/domain';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { ContentResources } from '../queries/content.ts';
import { AsServed } from './as-served.tsx';
import { contentView } from './content-view.ts';
import { useFilePath } from './file-path.ts';
import { SiteLink } from './site-link.tsx';
import { useHyphenator } from './soft-hyphens.ts';

const NOTHING: ContentNode[] = [];

type PostContentProps = {
  content?: ContentNode[] | undefined;
  resources: ContentResources;
  /** Whether a picture stands above it, which is seen first. */
  isLed?: boolean;
  /** What it is written in. */
  language?: Language;
};

/**
 * The blocks of a post, with the pictures and links they point at. Headings start below the page's h1. What came in the
 * HTML and needs no script stays as it came, until it says something else: anyone who reads keeps their place when a page
 * renews itself.
 */
export function PostContent({
  content = NOTHING,
  resources,
  isLed = false,
  language = OWN_LANGUAGE,
}: PostContentProps) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') void import('./unfold.ts').then(({ unfold }) => unfold(hash));
  }, [hash]);
  const filePath = useFilePath();
  const softHyphens = useHyphenator(language);
  const firstPicture = isLed ? null : (resources.pictureOnTop ?? null);
  const maps = useMemo(
    () => ({ ...toMaps(resources), language, filePath, softHyphens, firstPicture }),
    [resources, language, filePath, softHyphens, firstPicture],
  );
  const View = contentView();
  const [first] = useState({ content, resources, isServed: View === null });
  const isUnchanged = useMemo(() => {
    const said = [first, { content, resources }].map((now) => JSON.stringify([now.content, now.resources]));
    return said[0] === said[1];
  }, [first, content, resources]);
  if (View === null || (first.isServed && isUnchanged)) return <AsServed />;
  return (
    <div data-as-served="">
      <View nodes={content} resources={maps} headingLevel={2} onRemovedLink={warnOfRemovedLink} />
    </div>
  );
}

function toMaps({ media, links, vacancies }: ContentResources) {
  return {
    media: new Map(media.map((file) => [file.filename, file])),
    links: new Map(links.map((link) => [link.id, link])),
    vacancies,
    linkComponent: SiteLink,
  };
}

/** Source: SPEC section 8, Unavailable e-service link. */
function warnOfRemovedLink(id: number): void {
  // biome-ignore lint/suspicious/noConsole: a warning to anyone who looks after the page
  console.warn('Link is removed.', id);
}
