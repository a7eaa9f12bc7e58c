import { pillShape } from '@brandpost/ui/fields';
import { Menu, type MenuAction } from '@brandpost/ui/widgets';
import { EllipsisVertical } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
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

/** Something that can be done with a row: it leads somewhere, or does something. */
export type RowAction = MenuAction;

type RowActionsProps = { name: string; actions: readonly RowAction[] };

/** The first thing that can be done with a row in sight, the others in a menu beside it. */
export function RowActions({ name, actions: [first, ...others] }: RowActionsProps) {
  const navigate = useNavigate();
  return (
    <Frame>
      {first !== undefined && <MainAction action={first} name={nameOf(first, name)} />}
      {others.length > 0 && (
        <Menu
          label={adminTableTexts.actionsFor(name)}
          icon={EllipsisVertical}
          look="round"
          actions={others.map((action) => ({ ...action, name: nameOf(action, name) }))}
          navigate={(to) => void navigate(to)}
        />
      )}
    </Frame>
  );
}

function MainAction({ action, name }: { action: RowAction; name: string }) {
  if ('to' in action) {
    return (
      <Main as={Link} {...{ to: action.to }} aria-label={name}>
        {action.text}
      </Main>
    );
  }
  return (
    <Main type="button" aria-label={name} onClick={action.onDo}>
      {action.text}
    </Main>
  );
}

function nameOf({ text }: RowAction, row: string): string {
  return `${text}: ${row}`;
}
