import type { Post } from '@brandpost/domain';
import { useState } from 'react';
import { AsServed } from '../article/as-served.tsx';
import type { AreaMapData } from './area-map-data.ts';
import { areaView } from './load-area-map.ts';

/** The map of an alert's area. What came in the HTML stays as it came until the page has been asked for anew. */
export function AreaMap({ post, map }: { post: Post; map: AreaMapData }) {
  const Area = areaView(map);
  const [served] = useState(!Area && map);
  if (!Area || served === map) return <AsServed />;
  return (
    <div data-as-served="">
      <Area post={post} drawing={map.drawing} />
    </div>
  );
}
