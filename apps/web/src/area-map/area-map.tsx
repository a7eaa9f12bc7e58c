import type { Post } from '@brandpost/domain';
import { useEffect, useState } from 'react';
import { AsServed } from '../article/as-served.tsx';
import { drawnArea, loadDrawnArea } from './load-area-map.ts';
import type { MapPicture } from './map-picture.ts';

/**
 * The map of an alert's area. What came in the HTML stays as it came until another area, or another level, is to be shown:
 * only then is loaded what draws it.
 */
export function AreaMap({ post, picture }: { post: Post; picture: MapPicture }) {
  const { level, allClearAt, municipality, places } = post.alert ?? {};
  const words = JSON.stringify([picture, level, allClearAt, municipality, places]);
  const [first] = useState({ isServed: drawnArea() === null, words });
  const [, setLoaded] = useState(false);
  const isOther = words !== first.words;
  useEffect(() => {
    if (isOther && drawnArea() === null) void loadDrawnArea().then(() => setLoaded(true));
  }, [isOther]);
  const Area = drawnArea();
  if (Area === null || (first.isServed && !isOther)) return <AsServed />;
  return (
    <div data-as-served="">
      <Area post={post} picture={picture} />
    </div>
  );
}
