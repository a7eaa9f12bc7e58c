import { readMore } from './load-read-more.ts';
import type { ReadMoreProps } from './read-more.tsx';
import { ServedPart } from './served-part.tsx';

/** What to read on in, below an article; nothing where there is nothing, as in a preview, which loads none. */
export function ReadMorePart(props: ReadMoreProps) {
  const part = readMore();
  if (props.posts.length === 0) return null;
  return <ServedPart>{part && <part.ReadMore {...props} />}</ServedPart>;
}
