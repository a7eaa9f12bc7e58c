import { alertArea, type Post } from '@brandpost/domain';
import { areaMapPath } from '../addresses/area-map-path.ts';
import { AreaFigure } from './area-figure.ts';
import { areaMapTexts } from './area-map-texts.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './map-picture.ts';

/** The area of an alert that any visitor may read: a picture that all of them share. */
export function SharedArea({ post }: { post: Post }) {
  return (
    <AreaFigure>
      <img
        src={areaMapPath(post)}
        alt={areaMapTexts.map(post.alert === null ? '' : alertArea(post.alert))}
        width={MAP_WIDTH}
        height={MAP_HEIGHT}
      />
      <figcaption>{areaMapTexts.caption}</figcaption>
    </AreaFigure>
  );
}
