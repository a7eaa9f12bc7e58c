import { colour } from '@brandpost/ui';
import { CornerUpLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { commentsTexts as texts } from './comments-texts.ts';
import type { Subject } from './order-threads.ts';

const Name = styled.p`
  color: ${colour('muted')};
  font-size: 0.875rem;
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const Way = styled.button`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  min-width: 0;
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: ${colour('primary')};
  font-size: 0.875rem;
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  svg {
    flex: none;
  }
  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover span {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  @media (pointer: coarse), (max-width: 47.99rem) {
    min-height: 44px;
  }
`;

/** What comments are about; a block of the text is shown by it. */
export function SubjectButton({
  subject: { blockId, name },
  onShow,
}: {
  subject: Subject;
  onShow: (blockId: string) => void;
}) {
  if (blockId === null) return <Name>{name}</Name>;
  return (
    <Way type="button" aria-label={texts.show(name)} title={name} onClick={() => onShow(blockId)}>
      <CornerUpLeft aria-hidden="true" size={16} />
      <span>{name}</span>
    </Way>
  );
}
