import { VisuallyHidden } from '@brandpost/ui';
import { MessageSquare } from 'lucide-react';
import { styled } from 'styled-components';
import { countBadge } from '../../../forms/count-badge.ts';
import { SmallButton } from '../../../forms/form-group.tsx';
import { commentsTexts as texts } from './comments-texts.ts';
import type { Discussion } from './use-discussion.ts';

const Count = styled.span`
  ${countBadge}
  padding: 0 0.375rem;
`;

/** Opens and closes the comments; nothing where there cannot be any. */
export function CommentsButton({ discussion }: { discussion: Discussion }) {
  const { isThere, isOpen, openCount, toggle, button } = discussion;
  if (!isThere) return null;
  return (
    <SmallButton ref={button} type="button" aria-expanded={isOpen} title={texts.keys} onClick={toggle}>
      <MessageSquare aria-hidden="true" size={18} />
      {texts.title}
      {openCount > 0 && (
        <>
          <Count>{openCount}</Count>
          <VisuallyHidden>{texts.open(openCount)}</VisuallyHidden>
        </>
      )}
    </SmallButton>
  );
}
