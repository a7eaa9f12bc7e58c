import type { Viewer } from '@brandpost/domain';
import type { Database } from '../db/database.ts';
import type { PostCache } from './post-cache.ts';
import { type FoundPost, readPosts } from './queries.ts';

type Asking = { db: Database; cache: PostCache; viewer: Viewer; withContent: boolean; now: Date };

/**
 * Found posts as JSON objects in their order.
 * @returns null when one has been written since it was found, so that it has to be found again
 */
export async function serializePosts(
  found: readonly FoundPost[],
  asking: Asking,
): Promise<Buffer[][] | null> {
  const { cache, withContent } = asking;
  const known = new Map<number, Buffer[]>();
  const lookUp = (posts: readonly FoundPost[]) =>
    posts.filter((post) => {
      const text = cache.find(post, withContent);
      if (text !== null) known.set(post.id, text);
      return text === null;
    });
  const missing = lookUp(found);
  if (missing.length > 0) {
    const versions = new Map(missing.map((post) => [post.id, post]));
    for (const row of await readPosts(asking.db, asking.viewer, { ...asking, ids: [...versions.keys()] })) {
      cache.keep(row);
      const post = versions.get(row.id);
      // At once: keeping the next one may already let go of this one.
      if (post !== undefined) lookUp([post]);
    }
  }
  const inOrder = found.flatMap((post) => {
    const text = known.get(post.id);
    return text === undefined ? [] : [text];
  });
  return inOrder.length === found.length ? inOrder : null;
}

/** A JSON array of JSON objects. */
export function jsonArray(items: readonly Buffer[][]): Buffer {
  const pieces: Buffer[] = [];
  for (const item of items) pieces.push(pieces.length === 0 ? OPEN : COMMA, ...item);
  return pieces.length === 0 ? EMPTY : Buffer.concat([...pieces, CLOSE]);
}

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');
const EMPTY = Buffer.from('[]');
