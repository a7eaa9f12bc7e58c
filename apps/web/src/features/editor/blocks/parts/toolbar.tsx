import { colour, media } from '@brandpost/ui';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';

const Bar = styled.div`
  display: flex;
  align-items: center;
`;
const Tool = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  &[aria-pressed='true'] {
    background: ${colour('primary')};
    color: ${colour('on-primary')};
  }
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.45;
  }
  &:focus-visible {
    border-radius: 8px;
    outline: 2px solid currentColor;
    outline-offset: -3px;
  }
  @media (pointer: coarse) {
    inline-size: 44px;
    block-size: 44px;
  }
  @media (max-width: 47.99rem) {
    inline-size: 44px;
    block-size: 44px;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
  ${media.tablet} {
    transition: background-color var(--bp-motion);
  }
`;

export type ToolbarItem = {
  label: string;
  icon: LucideIcon;
  onPress: () => void;
  /** Only of tools that are on or off. */
  isPressed?: boolean;
  isDisabled?: boolean;
  shortcut?: string;
};

/**
 * Tools side by side, one stop for the Tab key; arrows go between them. A tool that cannot be used keeps its place, so
 * that focus is not lost. Source: ARIA Authoring Practices, toolbar.
 */
export function Toolbar({
  label,
  items,
  start,
  className,
}: {
  label: string;
  items: readonly ToolbarItem[];
  /** Before the tools, such as a name. */
  start?: ReactNode;
  className?: string;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, items.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = nextStop(event.key, stop, items.length);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setCurrent(to);
    bar.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <Bar ref={bar} role="toolbar" aria-label={label} onKeyDown={onKeyDown} className={className}>
      {start}
      {items.map(({ label: name, icon: Icon, onPress, isPressed, isDisabled, shortcut }, index) => (
        <Tool
          key={name}
          type="button"
          aria-label={name}
          title={shortcut === undefined ? name : `${name} (${shortcut})`}
          aria-pressed={isPressed}
          aria-disabled={isDisabled}
          tabIndex={index === stop ? 0 : -1}
          // The text that the tool is for keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => {
            if (isDisabled !== true) onPress();
          }}
        >
          <Icon aria-hidden="true" size={17} />
        </Tool>
      ))}
    </Bar>
  );
}

function nextStop(key: string, stop: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (stop + 1) % count;
    case 'ArrowLeft':
      return (stop - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
