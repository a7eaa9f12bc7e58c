import { sanitizeTree } from '@brandpost/cms-blocks/sanitize';
import type { ContentNode } from '@brandpost/domain';

const MAX_KEPT = 500;

/**
 * Sanitises content on its way out, whoever wrote it into the database. What was sanitised is kept by the row's
 * version, which PostgreSQL changes with every write (`xmin`), so that a page that many read is cleaned once.
 * Source: SECURITY T29.
 */
export function createContentCleaner(): (postId: number, version: string, content: unknown) => ContentNode[] {
  const kept = new Map<string, ContentNode[]>();
  return (postId, version, content) => {
    const key = `${postId}:${version}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const clean = Array.isArray(content) ? sanitizeTree(content) : [];
    kept.set(key, clean);
    if (kept.size > MAX_KEPT) {
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    }
    return clean;
  };
}
