import { Check, type LucideIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import {
  Menu as AriaMenu,
  Button,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  RouterProvider,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { pillShape } from '../fields/pill.ts';
import { colour } from '../theme/tokens.ts';
import { Swedish } from './swedish.tsx';

const Opener = styled(Button)`
  ${pillShape}

  &[data-look='round'] {
    justify-content: center;
    width: 44px;
    padding: 0;
    border-color: transparent;
    background: transparent;
  }
  &[data-look='round'][data-hovered] {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
`;
const Label = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Sheet = styled(Popover)`
  min-width: 13rem;
  max-width: min(26rem, 100vw - 2rem);
  padding: 0.375rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  color: ${colour('ink')};
  overflow: auto;
  /* A shade where there are more lines above or below, which those at the end cover. */
  background:
    linear-gradient(${colour('bg')} 40%, transparent) top / 100% 2.5rem local,
    linear-gradient(transparent, ${colour('bg')} 60%) bottom / 100% 2.5rem local,
    linear-gradient(${colour('line')}, transparent) top / 100% 1rem,
    linear-gradient(transparent, ${colour('line')}) bottom / 100% 1rem,
    ${colour('bg')};
  background-repeat: no-repeat;
  box-shadow: var(--bp-shadow);

  [role='menu'] {
    outline: none;
  }
`;
const Section = styled(MenuSection)`
  & + & {
    margin-top: 0.375rem;
    padding-top: 0.375rem;
    border-top: 1px solid ${colour('line')};
  }
`;
const SectionTitle = styled(Header)`
  padding: 0.375rem 0.75rem 0.125rem;
  color: ${colour('muted')};
  font-size: 0.875rem;
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const Item = styled(MenuItem)`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  min-height: 44px;
  padding: 0.25rem 0.75rem;
  border-radius: var(--bp-radius-s);
  color: inherit;
  font-size: 1rem;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-hovered],
  &[data-focused] {
    background: ${colour('surface-2')};
  }
  &:focus-visible {
    outline: 3px solid ${colour('primary')};
    outline-offset: -3px;
  }
  svg {
    flex: none;
    color: ${colour('primary')};
  }
  &[aria-checked='false'] > svg {
    visibility: hidden;
  }
`;

/** A line of a menu: it leads somewhere, or does something. */
export type MenuAction = {
  text: string;
  /** What it is called where its text is not enough. */
  name?: string;
  icon: LucideIcon;
} & ({ to: string } | { onDo: () => void });

/** Lines of a menu that belong together. */
export type MenuGroup = {
  /** What they are called, for all or for those alone who hear the page. */
  title: string;
  isTitleHidden?: boolean;
  /** Of lines to choose between: which one is chosen, by its key. */
  chosen?: string | null;
  actions: readonly (MenuAction & { key: string })[];
};

type OpenerProps = {
  /** What the button is called. */
  label: string;
  icon: LucideIcon;
  /** `round`: the icon alone. */
  look?: 'pill' | 'round';
};

type MenuProps = OpenerProps & {
  actions: readonly MenuAction[];
  /** Leads to an address of the site within the page. */
  navigate: (to: string) => void;
};

/** A button that opens a menu of what can be done. Focus goes back to the button before something is done. */
export function Menu({ actions, navigate, ...opener }: MenuProps) {
  return (
    <RouterProvider navigate={navigate}>
      <DoingMenu {...opener}>
        {(onChoose) =>
          actions.map((action) => <Line key={action.text} action={action} onChoose={onChoose} />)
        }
      </DoingMenu>
    </RouterProvider>
  );
}

/** The same with lines in groups, some of which are choices of which one holds. */
export function GroupedMenu({ groups, ...opener }: OpenerProps & { groups: readonly MenuGroup[] }) {
  return (
    <DoingMenu {...opener}>
      {(onChoose) =>
        groups.map(({ title, isTitleHidden = false, chosen, actions }) => (
          <Section
            key={title}
            {...(isTitleHidden && { 'aria-label': title })}
            {...(chosen !== undefined && {
              selectionMode: 'single' as const,
              selectedKeys: chosen === null ? [] : [chosen],
            })}
          >
            {!isTitleHidden && <SectionTitle>{title}</SectionTitle>}
            {actions.map((action) => (
              <Line key={action.key} action={action} onChoose={onChoose} />
            ))}
          </Section>
        ))
      }
    </DoingMenu>
  );
}

type DoingMenuProps = OpenerProps & { children: (onChoose: (onDo: () => void) => void) => ReactNode };

function DoingMenu({ children, ...opener }: DoingMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  // What is outside an open menu cannot have focus: it is done once the menu is gone.
  const doChosen = () => {
    const onDo = chosen.current;
    chosen.current = null;
    if (onDo === null) return;
    requestAnimationFrame(() => {
      button.current?.focus();
      onDo();
    });
  };
  return (
    <Opened {...opener} button={button} onClosed={doChosen}>
      <AriaMenu aria-label={opener.label}>
        {children((onDo) => {
          chosen.current = onDo;
        })}
      </AriaMenu>
    </Opened>
  );
}

type LineProps = { action: MenuAction & { key?: string }; onChoose: (onDo: () => void) => void };

function Line({ action, onChoose }: LineProps) {
  return (
    <Item
      id={action.key ?? action.text}
      textValue={action.text}
      aria-label={action.name ?? action.text}
      {...('to' in action ? { href: action.to } : { onAction: () => onChoose(action.onDo) })}
    >
      <action.icon aria-hidden="true" size={18} />
      {action.text}
    </Item>
  );
}

type ChoiceMenuProps = OpenerProps & {
  choices: readonly { key: string; name: string }[];
  chosen: ReadonlySet<string>;
  onToggle: (key: string) => void;
};

/** A button that opens a menu of what can be on or off. It stays open while one chooses. */
export function ChoiceMenu({ choices, chosen, onToggle, ...opener }: ChoiceMenuProps) {
  return (
    <Opened {...opener}>
      <AriaMenu
        aria-label={opener.label}
        items={choices}
        selectionMode="multiple"
        selectedKeys={chosen}
        shouldCloseOnSelect={false}
        onAction={(key) => onToggle(String(key))}
      >
        {({ key, name }) => (
          <Item id={key} textValue={name}>
            <Check aria-hidden="true" size={18} />
            {name}
          </Item>
        )}
      </AriaMenu>
    </Opened>
  );
}

type OpenedProps = OpenerProps & {
  button?: RefObject<HTMLButtonElement | null>;
  onClosed?: () => void;
  children: ReactNode;
};

function Opened({ label, icon: Icon, look = 'pill', button, onClosed, children }: OpenedProps) {
  return (
    <Swedish>
      <MenuTrigger onOpenChange={(isOpen) => !isOpen && onClosed?.()}>
        <Opener
          {...(button !== undefined && { ref: button })}
          data-look={look}
          {...(look === 'round' && { 'aria-label': label })}
        >
          <Icon aria-hidden="true" size={look === 'round' ? 20 : 18} />
          {look === 'pill' && <Label>{label}</Label>}
        </Opener>
        <Sheet placement="bottom end" offset={4}>
          {children}
        </Sheet>
      </MenuTrigger>
    </Swedish>
  );
}
