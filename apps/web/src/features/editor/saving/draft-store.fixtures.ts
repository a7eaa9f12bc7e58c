import type { ContentNode, PostDraft } from '@brandpost/domain';
import { ApiError } from '@brandpost/rubicore-api';
import type { DraftStore, SavedDraft } from './draft-store.ts';
import { type KeptPost, NEW_POST, versionOf } from './kept-post.ts';

/** A store in memory that knows versions as the API does, and fails when it is told to. */
export function memoryStore() {
  const posts = new Map<number, SavedDraft>();
  const store = {
    /** What the next calls are answered with instead; null: as usual. */
    failsWith: null as Error | null,
    /** Saves begun. */
    saves: 0,
    /** How long an answer takes. */
    delayMs: 0,
    posts,
    async save(draft: PostDraft, post: KeptPost): Promise<SavedDraft> {
      store.saves += 1;
      await answered();
      const id = draft.id ?? posts.size + 1;
      const version = versionOf(post);
      if (versionOf(posts.get(id)?.post ?? NEW_POST) !== version) throw refusal(412);
      // Fields come back in another order than they were sent in, as from any database.
      const sent = { ...draft, id, slug: draft.slug || 'utan-titel', content: draft.content.map(turned) };
      const kept = { version: (version ?? 0) + 1, mayChange: true, mayDiscard: true };
      const saved: SavedDraft = { draft: reversed(sent), post: { kind: 'draft', ...kept } };
      posts.set(id, saved);
      return saved;
    },
    async read(id: number): Promise<SavedDraft> {
      await answered();
      const saved = posts.get(id);
      if (saved === undefined) throw refusal(404);
      return saved;
    },
  } satisfies DraftStore & Record<string, unknown>;
  const answered = async () => {
    if (store.delayMs > 0) await new Promise((next) => setTimeout(next, store.delayMs));
    if (store.failsWith !== null) throw store.failsWith;
  };
  return store;
}

function reversed<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).reverse()) as Value;
}

function turned(node: ContentNode): ContentNode {
  return reversed({ ...node, props: reversed(node.props), children: node.children.map(turned) });
}

export function refusal(status: number, message = 'Nej', retryAfterSeconds: number | null = null): ApiError {
  return new ApiError({ status, url: '/rubicore/core/v1/post', message, retryAfterSeconds });
}
