import type { Link } from '@brandpost/domain';
import { colour, IconButton, media } from '@brandpost/ui';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { moved } from './moved.ts';
import { ToolIcon } from './tool-icon.tsx';

const { tools: texts } = staffTexts;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Row = styled.li<{ $isOver: boolean; $isDragged: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem;
  padding: 0.5rem;
  hyphens: auto;
  border: 1px solid ${(props) => colour(props.$isOver ? 'primary' : 'line')};
  border-radius: var(--bp-radius-s);
  background: ${(props) => colour(props.$isOver ? 'surface' : 'bg')};
  opacity: ${(props) => (props.$isDragged ? 0.5 : 1)};

  > svg {
    flex: none;
    color: ${colour('primary')};
  }
  /* Fingers have the buttons. */
  > svg:first-child {
    display: none;
    color: ${colour('muted')};
    cursor: grab;
  }
  ${media.tablet} {
    > svg:first-child {
      display: block;
    }
  }
  > strong {
    flex: 1 1 7rem;
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;
const Ways = styled.span`
  display: flex;
  margin-left: auto;
  align-items: center;

  button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

type SortableLinksProps = {
  links: readonly Link[];
  /** @param said what has been done, for those who hear the page */
  onSort: (links: Link[], said: string) => void;
  onRemove: (link: Link) => void;
};

/** Links in one's own order: dragged, moved by buttons, or by Alt and the arrows from anywhere within a row. */
export function SortableLinks({ links, onSort, onRemove }: SortableLinksProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const moving = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Rows that change places lose the focus in some browsers.
    moving.current?.focus();
    moving.current = null;
  }, [links]);
  const move = (from: number, to: number) => {
    const sorted = moved(links, from, to);
    const link = links[from];
    if (link === undefined || sorted.every((item, index) => item === links[index])) return;
    onSort(sorted, texts.moved(link.name, sorted.indexOf(link) + 1, links.length));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    if (event.target instanceof HTMLElement) moving.current = event.target;
    move(index, index + step);
  };
  return (
    <List>
      {links.map((link, index) => (
        <Row
          key={link.id}
          draggable
          $isDragged={dragged === index}
          $isOver={over === index && dragged !== index}
          onKeyDown={(event) => onKeyDown(event, index)}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', link.name);
            setDragged(index);
          }}
          onDragOver={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            setOver(index);
          }}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== null) move(dragged, index);
          }}
          onDragEnd={() => {
            setDragged(null);
            setOver(null);
          }}
        >
          <GripVertical aria-hidden="true" size={20} />
          <ToolIcon icon={link.icon} size={22} />
          <strong>{link.name}</strong>
          <Ways>
            <IconButton
              type="button"
              aria-label={texts.up(link.name)}
              aria-disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <ArrowUp aria-hidden="true" size={20} />
            </IconButton>
            <IconButton
              type="button"
              aria-label={texts.down(link.name)}
              aria-disabled={index === links.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDown aria-hidden="true" size={20} />
            </IconButton>
            <IconButton type="button" aria-label={texts.removeOf(link.name)} onClick={() => onRemove(link)}>
              <X aria-hidden="true" size={20} />
            </IconButton>
          </Ways>
        </Row>
      ))}
    </List>
  );
}
