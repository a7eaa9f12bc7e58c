import { colour, VisuallyHidden } from '@brandpost/ui';
import { MessageSquare } from 'lucide-react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../forms/form-group.tsx';
import { commentsTexts as texts } from './comments-texts.ts';
import type { Discussion } from './use-discussion.ts';

const Count = styled.span`
  min-width: 1.375rem;
  padding: 0 0.375rem;
  border-radius: 999px;
  background: ${colour('primary')};
  color: ${colour('on-primary')};
  font-size: 0.8125rem;
  font-weight: 700;
  line-height: 1.375rem;
  text-align: center;
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
          <VisuallyHidden>{texts.open}</VisuallyHidden>
        </>
      )}
    </SmallButton>
  );
}
