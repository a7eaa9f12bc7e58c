import { colour, IconButton, VisuallyHidden } from '@brandpost/ui';
import { GripVertical } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../../addresses/paths.ts';
import { typeName } from '../content-row.ts';
import { AS_LIST } from './as-list.ts';
import type { CalendarEntry } from './calendar-query.ts';
import { calendarTexts as texts } from './calendar-texts.ts';
import { dayAfter } from './month.ts';

const Item = styled.li`
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
  /* The handle beside the time alone: what happens may be a word as long as the day is wide. */
  &[draggable='true'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    cursor: grab;
  }
  > :is(span, a) {
    grid-column: 1 / -1;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  > time {
    grid-column: 1;
  }
  > a {
    display: block;
    color: inherit;
    font-weight: 600;
  }
  ${AS_LIST} {
    font-size: 1rem;

    > a {
      padding-block: 0.5rem;
    }
  }
`;
const Handle = styled(IconButton)`
  grid-area: 1 / 2;
  color: ${colour('muted')};
  cursor: grab;

  @media (min-width: 60rem) and (pointer: fine) {
    width: 32px;
    height: 28px;
  }
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
  mayBeMoved: boolean;
  onDrag: (key: string | null) => void;
  onMoveTo: (day: string) => void;
  onAsk: () => void;
};

/** One thing that happens. Those who may put it off have a handle for it. */
export function CalendarItem({ entry, isAhead, mayBeMoved, onDrag, onMoveTo, onAsk }: CalendarItemProps) {
  const { key, kind, postId, title, type, at, time, day } = entry;
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
      {...(mayBeMoved && { draggable: true, onDragStart, onDragEnd: () => onDrag(null) })}
    >
      <time dateTime={at}>{time}</time>{' '}
      <span>
        {isAhead ? texts.kinds[kind] : texts.done[kind]}
        <VisuallyHidden>: {typeName(type)}</VisuallyHidden>
      </span>
      <Link to={paths.createContent(postId)} draggable={false}>
        {title}
      </Link>
      {mayBeMoved && (
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
