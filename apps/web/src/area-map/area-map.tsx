import type { Post } from '@brandpost/domain';
import { useState } from 'react';
import { AsServed } from '../article/as-served.tsx';
import { drawnArea } from './load-area-map.ts';
import type { MapPicture } from './map-picture.ts';

/** The map of an alert's area. What came in the HTML stays as it came until the page has been asked for anew. */
export function AreaMap({ post, picture }: { post: Post; picture: MapPicture }) {
  const Area = drawnArea();
  const [served] = useState(Area === null && picture);
  if (Area === null || served === picture) return <AsServed />;
  return (
    <div data-as-served="">
      <Area post={post} picture={picture} />
    </div>
  );
}
