import type { FoundPost } from './queries.ts';
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
      { id, version, status, hasWorkingCopy, changesAt }: FoundPost,
      withContent: boolean,
    ): Buffer[] | null {
      const text = kept.get(id);
      if (text === undefined || text.version !== version) return null;
      if (withContent && text.content === null) return null;
      kept.delete(id);
      kept.set(id, text);
      const copyFlag = hasWorkingCopy === null ? '' : `"hasWorkingCopy":${hasWorkingCopy},`;
      const changes = changesAt === null ? '' : `"changesAt":"${changesAt.toISOString()}",`;
      const start = Buffer.from(`{"status":"${status}",${copyFlag}${changes}`);
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

const CONTENT = Buffer.from(',"content":');
const END = Buffer.from('}');

function sizeOf({ head, content }: PostText): number {
  return head.length + (content?.length ?? 0);
}
