import type { PostDraft } from '@brandpost/domain';
import { useServices } from '@brandpost/web/src/api/services.ts';
import { openDocument } from '@brandpost/web/src/features/editor/document/post-document.ts';
import type { EditorSession } from '@brandpost/web/src/features/editor/opening/use-opened.ts';
import type { KeptPost } from '@brandpost/web/src/features/editor/saving/kept-post.ts';
import { createLocalCopies } from '@brandpost/web/src/features/editor/saving/local-copy.ts';
import { createPostStore } from '@brandpost/web/src/features/editor/saving/post-store.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { REFERENCE_DATA } from './written-post.ts';

const DRAFT_POST: KeptPost = { kind: 'draft', version: 1, mayChange: true, mayDiscard: true };

/** What the editor works with, on the API of the story. */
export function InEditorSession({
  draft,
  children,
}: {
  draft: PostDraft;
  children: (session: EditorSession) => ReactNode;
}) {
  const { client } = useServices();
  const [session] = useState((): EditorSession => {
    const store = createPostStore(client);
    const copies = createLocalCopies(0, sessionStorage);
    const document = openDocument({ store, first: { draft, post: DRAFT_POST }, copies });
    return { client, store, referenceData: REFERENCE_DATA, document };
  });
  useEffect(() => () => session.document.close(), [session]);
  return children(session);
}
