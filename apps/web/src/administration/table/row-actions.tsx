import { colour, IconButton } from '@brandpost/ui';
import { pillShape } from '@brandpost/ui/fields';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { adminTableTexts } from '../admin-table-texts.ts';

const Frame = styled.div`
  display: flex;
  gap: 0.25rem;
  align-items: center;
  justify-content: flex-end;
`;
const Main = styled.button`
  ${pillShape}
  padding-inline: 0.875rem;
`;
const MainLink = styled(Link)`
  ${pillShape}
  padding-inline: 0.875rem;
`;
const List = styled.div`
  inset: auto;
  position-area: block-end span-inline-start;
  position-try-fallbacks: flip-block;
  min-width: 13rem;
  margin: 0;
  padding: 0.375rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('bg')};
  color: ${colour('ink')};
  box-shadow: var(--bp-shadow);

  :is(a, button) {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 0.25rem 0.75rem;
    border: 0;
    border-radius: var(--bp-radius-s);
    background: none;
    color: inherit;
    font-size: 1rem;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  :is(a, button):hover {
    background: ${colour('surface-2')};
  }
  :is(a, button):focus-visible {
    outline-offset: -3px;
  }
  svg {
    flex: none;
    color: ${colour('primary')};
  }
`;

/** Something that can be done with a row: it leads somewhere, or does something. */
export type RowAction = { text: string; icon: LucideIcon } & ({ to: string } | { onDo: () => void });

type RowActionsProps = { name: string; actions: readonly RowAction[] };

/** The first thing that can be done with a row in sight, the others in a menu beside it. */
export function RowActions({ name, actions: [first, ...others] }: RowActionsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  return (
    <Frame>
      {first !== undefined && (
        <ActionControl action={first} name={name} look={{ button: Main, link: MainLink }}>
          {first.text}
        </ActionControl>
      )}
      {others.length > 0 && (
        <>
          <IconButton type="button" popoverTarget={id} aria-label={adminTableTexts.actionsFor(name)}>
            <EllipsisVertical aria-hidden="true" size={20} />
          </IconButton>
          <List id={id} ref={list} popover="auto" onClick={() => list.current?.hidePopover()}>
            {others.map((action) => (
              <ActionControl
                key={action.text}
                action={action}
                name={name}
                look={{ button: 'button', link: Link }}
              >
                <action.icon aria-hidden="true" size={18} />
                {action.text}
              </ActionControl>
            ))}
          </List>
        </>
      )}
    </Frame>
  );
}

type ActionControlProps = {
  action: RowAction;
  name: string;
  look: { button: typeof Main | 'button'; link: typeof MainLink | typeof Link };
  children: ReactNode;
};

function ActionControl({ action, name, look, children }: ActionControlProps) {
  const said = `${action.text}: ${name}`;
  if ('to' in action) {
    return (
      <look.link to={action.to} aria-label={said}>
        {children}
      </look.link>
    );
  }
  return (
    <look.button type="button" aria-label={said} onClick={action.onDo}>
      {children}
    </look.button>
  );
}
