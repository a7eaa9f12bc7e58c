import type { Viewer } from '@brandpost/domain';
import type { Database } from '../../db/database.ts';
import { type FoundPost, readPosts } from './queries.ts';
import { type ShownRow, wireContent, wireHead } from './wire-post.ts';

/** A post in one version as JSON, in two pieces: many lists go without the content. */
type PostText = { version: string; head: Buffer; content: Buffer | null };

/** About a thousand long pages. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;

/** Cached posts as JSON, sanitised on their way out whatever wrote them into the database. Source: SECURITY T29. */
export type PostCache = ReturnType<typeof createPostCache>;

/**
 * Caches the JSON of posts by the version of their rows, so that a page that many read is read from the database,
 * sanitised and written as JSON once. The version covers all that is shown (migration 0005); who may see a post is
 * never kept. What was used least recently goes first.
 */
export function createPostCache({ maxBytes = MAX_KEPT_BYTES } = {}) {
  const kept = new Map<number, PostText>();
  let keptBytes = 0;

  function drop(id: number): void {
    const text = kept.get(id);
    if (text === undefined) return;
    kept.delete(id);
    keptBytes -= sizeOf(text);
  }

  return {
    /** The post as a JSON object; null when this version is not kept, or without the content that is asked for. */
    find(
      { id, version, status, hasWorkingCopy, workingCopy, changesAt, reviewState, mayDiscard }: FoundPost,
      withContent: boolean,
    ): Buffer[] | null {
      const text = kept.get(id);
      if (text === undefined || text.version !== version) return null;
      if (withContent && text.content === null) return null;
      kept.delete(id);
      kept.set(id, text);
      const copyFlag = hasWorkingCopy === null ? '' : `"hasWorkingCopy":${hasWorkingCopy},`;
      const copy = workingCopy === null ? '' : `"workingCopy":${JSON.stringify(shownCopy(workingCopy))},`;
      const changes = changesAt === null ? '' : `"changesAt":"${changesAt.toISOString()}",`;
      const review = reviewState === null ? '' : `"reviewState":"${reviewState}",`;
      const discard = mayDiscard === true ? '"mayDiscard":true,' : '';
      const start = Buffer.from(`{"status":"${status}",${copyFlag}${copy}${changes}${review}${discard}`);
      return withContent && text.content !== null
        ? [start, text.head, CONTENT, text.content, END]
        : [start, text.head, END];
    },

    keep(row: ShownRow): void {
      drop(row.id);
      const { status: _, ...unchanging } = wireHead(row);
      const head = Buffer.from(JSON.stringify(unchanging).slice(1, -1));
      const content =
        row.content === undefined ? null : Buffer.from(JSON.stringify(wireContent(row.content)));
      const text = { version: row.version, head, content };
      kept.set(row.id, text);
      keptBytes += sizeOf(text);
      for (const id of kept.keys()) {
        if (keptBytes <= maxBytes || kept.size === 1) break;
        drop(id);
      }
    },
  };
}

/** As the database writes a time in JSON it is none of ours. */
function shownCopy({ title, savedDate }: NonNullable<FoundPost['workingCopy']>) {
  return { title, savedDate: new Date(savedDate).toISOString() };
}

const CONTENT = Buffer.from(',"content":');
const END = Buffer.from('}');

function sizeOf({ head, content }: PostText): number {
  return head.length + (content?.length ?? 0);
}

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
