import type { PostDraft } from '@brandpost/domain';
import { paths } from '../../../addresses/paths.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { PostState } from '../publishing/post-state.ts';
import { standingOf } from '../publishing/post-state-words.ts';

type StandingProps = { draft: PostDraft; state: PostState; now: Date };

/** How a post stands to its readers, with the way to it. */
export function Standing({ draft: { type, slug }, state, now }: StandingProps) {
  const standing = standingOf(state, now);
  if (standing === '' || type === null) return null;
  const { preview, seeIt } = postEditorTexts.review;
  return (
    <p>
      {standing} <a href={paths.post({ type, slug })}>{state.kind === 'published' ? seeIt : preview}</a>
    </p>
  );
}
