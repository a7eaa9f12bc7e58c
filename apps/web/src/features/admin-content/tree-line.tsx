import { colour, IconButton, VisuallyHidden } from '@brandpost/ui';
import { Pill } from '@brandpost/ui/fields';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { adminContentTexts } from './admin-content-texts.ts';
import { type TreePageRow, titleOf } from './content-row.ts';
import { PostStatusTag } from './post-status-tag.tsx';
import type { TreeSpot, TreeStep } from './tree-moves.ts';

const { treeView: words } = adminContentTexts;

const Line = styled.li<{ $depth: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.625rem;
  align-items: center;
  padding: 0.25rem 0.75rem 0.25rem calc(0.25rem + min(${({ $depth }) => $depth}, 6) * clamp(0.75rem, 2.5vw, 2rem));
  border-top: 2px solid transparent;

  & + & {
    box-shadow: 0 -1px 0 ${colour('line')};
  }
  &[data-over='before'] {
    border-top-color: ${colour('primary')};
  }
  &[data-over='in'] {
    background: ${colour('surface-2')};
    outline: 2px solid ${colour('primary')};
    outline-offset: -2px;
  }
  &[data-dragged='true'] {
    opacity: 0.5;
  }
  > a {
    flex: 1 1 min(10rem, 60%);
    min-width: 0;
    overflow-wrap: anywhere;
    color: ${colour('ink')};
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
  &[data-top='true'] > a {
    font-weight: 650;
  }
`;
const Handle = styled(IconButton)`
  color: ${colour('muted')};
  cursor: grab;
`;
const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem;
  align-items: center;
  margin-inline-start: auto;
`;

const STEPS: Readonly<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

type TreeLineProps = {
  spot: TreeSpot<TreePageRow>;
  isDragged: boolean;
  /** Whether what is dragged can be put here. */
  canTake: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: (where: 'before' | 'in') => void;
  onStep: (step: TreeStep) => void;
  onAsk: () => void;
};

/** A page in the tree, with the ways to move it. */
export function TreeLine({ spot, isDragged, canTake, onStep, onAsk, ...dragging }: TreeLineProps) {
  const { page, depth, siblings, index } = spot;
  const title = titleOf(page);
  const [over, setOver] = useState<'before' | 'in' | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  const onDragOver = (event: DragEvent<HTMLElement>) => {
    if (!canTake) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setOver(event.clientY - top < height / 3 ? 'before' : 'in');
  };
  return (
    <Line
      $depth={depth}
      draggable
      data-page={page.id}
      data-top={depth === 0}
      data-dragged={isDragged}
      data-over={over}
      onDragStart={dragging.onDragStart}
      onDragEnd={dragging.onDragEnd}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => {
        event.preventDefault();
        if (over !== null) dragging.onDrop(over);
        setOver(null);
      }}
    >
      <Handle type="button" aria-label={words.handle(title)} onKeyDown={onKeyDown}>
        <GripVertical aria-hidden="true" size={20} />
      </Handle>
      <Link to={paths.createContent(page.id)} draggable={false}>
        {title}
      </Link>
      {page.status !== 'publish' && <PostStatusTag status={page.status} />}
      <Buttons>
        <IconButton
          type="button"
          aria-label={words.up(title)}
          disabled={index === 0}
          onClick={() => onStep('up')}
        >
          <ArrowUp aria-hidden="true" size={18} />
        </IconButton>
        <IconButton
          type="button"
          aria-label={words.down(title)}
          disabled={index === siblings.length - 1}
          onClick={() => onStep('down')}
        >
          <ArrowDown aria-hidden="true" size={18} />
        </IconButton>
        <Pill type="button" onClick={onAsk}>
          {words.moveTo}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Pill>
      </Buttons>
    </Line>
  );
}
