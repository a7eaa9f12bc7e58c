import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { styled } from 'styled-components';
import { colour, media } from '../theme/tokens.ts';

const Bar = styled(AriaToolbar)`
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

type ToolbarProps = {
  label: string;
  items: readonly ToolbarItem[];
  /** Before the tools, such as a name. */
  start?: ReactNode;
  /** After them, such as a menu of more. */
  end?: ReactNode;
};

/**
 * Tools side by side, one stop for the Tab key; arrows go between them. A tool that cannot be used keeps its place, so
 * that focus is not lost, and the text that the tools are for keeps its selection.
 */
export function Toolbar({ label, items, start, end }: ToolbarProps) {
  return (
    <Bar aria-label={label}>
      {start}
      {items.map(({ label: name, icon: Icon, onPress, isPressed, isDisabled, shortcut }) => (
        <Tool
          key={name}
          type="button"
          aria-label={name}
          title={shortcut === undefined ? name : `${name} (${shortcut})`}
          aria-pressed={isPressed}
          aria-disabled={isDisabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (isDisabled !== true) onPress();
          }}
        >
          <Icon aria-hidden="true" size={17} />
        </Tool>
      ))}
      {end}
    </Bar>
  );
}
