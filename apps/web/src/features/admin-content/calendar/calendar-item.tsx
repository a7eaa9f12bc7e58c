import { colour, IconButton, VisuallyHidden } from '@brandpost/ui';
import { GripVertical } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../../addresses/paths.ts';
import { typeName } from '../content-row.ts';
import type { CalendarEntry } from './calendar-query.ts';
import { calendarTexts as texts } from './calendar-texts.ts';
import { dayAfter } from './month.ts';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 0.25rem;
  align-items: center;
  padding: 0.25rem 0.25rem 0.375rem 0.5rem;
  border-left: 3px solid ${colour('good')};
  border-radius: 4px;
  background: ${colour('surface')};
  font-size: 0.875rem;
  line-height: 1.3;

  &[data-kind='end'] {
    border-left-color: ${colour('warning')};
  }
  &[data-kind='change'] {
    border-left-color: ${colour('primary')};
  }
  &[data-ahead='false'] {
    border-left-color: ${colour('line')};
    background: none;
    color: ${colour('muted')};
  }
  &[draggable='true'] {
    cursor: grab;
  }
  > a {
    grid-column: 1 / -1;
    color: inherit;
    font-weight: 600;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
`;
const Handle = styled(IconButton)`
  grid-area: 1 / 2;
  color: ${colour('muted')};
  cursor: grab;
`;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

type CalendarItemProps = {
  entry: CalendarEntry;
  isAhead: boolean;
  onDrag: (key: string | null) => void;
  onMoveTo: (day: string) => void;
  onAsk: () => void;
};

/** One thing that happens, with the handle by which it is put off. */
export function CalendarItem({ entry, isAhead, onDrag, onMoveTo, onAsk }: CalendarItemProps) {
  const { key, kind, postId, title, type, time, day } = entry;
  const onKeyDown = (event: KeyboardEvent) => {
    const days = STEPS[event.key];
    if (days === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMoveTo(dayAfter(day, days));
  };
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', title);
    onDrag(key);
  };
  return (
    <Item
      data-kind={kind}
      data-ahead={isAhead}
      {...(isAhead && { draggable: true, onDragStart, onDragEnd: () => onDrag(null) })}
    >
      <span>
        {time} {isAhead ? texts.kinds[kind] : texts.done[kind]}
        <VisuallyHidden>: {typeName(type)}</VisuallyHidden>
      </span>
      <Link to={paths.createContent(postId)} draggable={false}>
        {title}
      </Link>
      {isAhead && (
        <Handle
          type="button"
          data-entry={key}
          aria-label={texts.handle(entry)}
          onKeyDown={onKeyDown}
          onClick={onAsk}
        >
          <GripVertical aria-hidden="true" size={18} />
        </Handle>
      )}
    </Item>
  );
}
