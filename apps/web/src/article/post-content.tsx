import type { ContentNode } from '@brandpost/domain';
import { type MouseEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOfLink } from '../addresses/link-target.ts';
import type { ContentResources } from '../queries/content.ts';
import { contentView } from './content-view.ts';
import { useFilePath } from './file-path.ts';
import { SiteLink } from './site-link.tsx';

/** React looks at nothing within an element that says this of itself, and changes nothing there. */
const WHAT_IS_THERE = { __html: '' } as const;

/**
 * What the server wrote in this place: the code that would write it again is not loaded. Its links lead on as all others
 * do. For the first render of a page alone, which finds the HTML there.
 */
function AsServed() {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const address = addressOfLink(event.target);
    // Files are the browser's to open.
    if (!isPlain || address === null || address.pathname.startsWith('/media/')) return;
    event.preventDefault();
    navigate(address.pathname + address.search + address.hash);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links within are what is pressed, by keys too
    <div
      data-as-served=""
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={WHAT_IS_THERE}
    />
  );
}

const NOTHING: ContentNode[] = [];

type PostContentProps = { content?: ContentNode[] | undefined; resources: ContentResources };

/**
 * The blocks of a post, with the pictures and links they point at. Headings start below the page's h1. What came in the
 * HTML and needs no script stays as it came, until it says something else: whoever reads keeps their place when a page
 * renews itself.
 */
export function PostContent({ content = NOTHING, resources }: PostContentProps) {
  const filePath = useFilePath();
  const maps = useMemo(() => ({ ...toMaps(resources), filePath }), [resources, filePath]);
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
