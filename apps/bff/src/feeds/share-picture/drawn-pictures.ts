import { LRUCache } from 'lru-cache';
import { BffError, errorKinds } from '../../errors.ts';
import { type Written, written } from '../written.ts';
import { drawPicture } from './draw-picture.ts';
import type { SharePicture } from './share-picture.ts';

const MAX_BYTES = 4 * 1024 * 1024;
const MAX_WAITING = 16;
const RETRY_AFTER_SECONDS = 5;

/** Gives a picture, drawn once for all who ask for it. */
export type DrawnPictures = (picture: SharePicture) => Promise<Written>;

/**
 * Keeps the pictures asked for last, and draws one at a time.
 * @throws BffError overloaded, when too many others wait to be drawn
 */
export function createDrawnPictures(draw: typeof drawPicture = drawPicture): DrawnPictures {
  const kept = new LRUCache<string, Written>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  const underWay = new Map<string, Promise<Written>>();
  let last: Promise<unknown> = Promise.resolve();

  const begin = (key: string, picture: SharePicture): Promise<Written> => {
    if (underWay.size >= MAX_WAITING) {
      throw new BffError(errorKinds.overloaded, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const drawn = last.then(() => draw(picture)).then(written);
    last = drawn.catch(() => undefined);
    underWay.set(key, drawn);
    const land = () => underWay.delete(key);
    drawn.then((file) => kept.set(key, file)).then(land, land);
    return drawn;
  };

  return async (picture) => {
    const key = JSON.stringify([picture.look, picture.siteName, picture.title]);
    return kept.get(key) ?? underWay.get(key) ?? begin(key, picture);
  };
}
