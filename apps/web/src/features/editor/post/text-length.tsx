import type { PostDraft } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useDebouncedValue } from '../../../server-state/use-debounced-value.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { countWords, minutesToRead } from './count-words.ts';

const { length } = postEditorTexts;
const PAUSE_MS = 400;

const Length = styled.p`
  color: ${colour('muted')};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  /* One row with what stands beside it. */
  @container (min-width: 30rem) and (max-width: 62rem) {
    span {
      display: none;
    }
  }
`;

/** How long a text is, counted when there is time. */
export function TextLength({ draft }: { draft: PostDraft }) {
  const { title, excerpt, content } = useDebouncedValue(draft, PAUSE_MS);
  const words = useMemo(() => countWords({ title, excerpt, content }), [title, excerpt, content]);
  return (
    <Length>
      {length.words(words)}
      <span>{length.toRead(minutesToRead(words))}</span>
    </Length>
  );
}
