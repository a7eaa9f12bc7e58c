import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';
import { Swedish } from './swedish.tsx';

const List = styled(TabList)`
  display: flex;
  gap: 0.5rem;
  overflow-x: auto;

  /* More than four in the width of a panel. */
  &:has(> :nth-child(5)) {
    gap: 0.25rem;
  }
  @media (max-width: 29.99rem) {
    gap: 0.25rem;
  }
` as typeof TabList;
const Choice = styled(Tab)`
  display: grid;
  flex: 1 1 auto;
  align-content: center;
  min-height: 44px;
  padding: 0.25rem 0.125rem 0.5rem;
  border-bottom: 3px solid ${colour('line')};
  color: ${colour('muted')};
  font-size: 0.9375rem;
  text-align: center;
  white-space: nowrap;
  cursor: pointer;

  &:nth-child(1):nth-last-child(n + 5),
  &:nth-child(1):nth-last-child(n + 5) ~ * {
    padding-inline: 0;
    font-size: 0.8125rem;
  }
  @media (max-width: 29.99rem) {
    padding-inline: 0;
    font-size: 0.8125rem;
  }
  &:hover {
    color: ${colour('ink')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-selected='true'] {
    border-color: ${colour('primary')};
    color: ${colour('ink')};
    font-weight: 700;
  }
  small {
    display: block;
    font-size: 0.8125rem;
    font-weight: 600;
  }
`;
const Panel = styled(TabPanel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding-top: 1.25rem;
`;

/**
 * A field that is left by the press hears of it before it goes. React Aria takes this of every item that can be selected;
 * its type for tabs leaves it out.
 */
const ON_RELEASE: object = { shouldSelectOnPressUp: true };

type TabsProps<Key extends string> = {
  label: string;
  /** What is said below a tab's name is part of it. */
  tabs: readonly { key: Key; name: string; note?: string | undefined }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** What the selected one shows. */
  children: ReactNode;
};

/** Views side by side of which one is seen. Arrow keys go between their names, and show what they come to. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  return (
    <Swedish>
      <AriaTabs
        selectedKey={selected}
        onSelectionChange={(key) => {
          const chosen = tabs.find((tab) => tab.key === key);
          if (chosen !== undefined) onSelect(chosen.key);
        }}
      >
        <List aria-label={label}>
          {tabs.map(({ key, name, note }) => (
            <Choice key={key} id={key} {...ON_RELEASE}>
              {name}
              {note !== undefined && <small>{note}</small>}
            </Choice>
          ))}
        </List>
        <Panel
          key={selected}
          id={selected}
          // No stop for the Tab key where there is something to press in it; it can be led to all the same.
          render={(panel) => <div {...panel} tabIndex={panel.tabIndex ?? -1} />}
        >
          {children}
        </Panel>
      </AriaTabs>
    </Swedish>
  );
}
