import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import {
  Dialog as AriaDialog,
  TextField as AriaTextField,
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Swedish } from './swedish.tsx';

const Overlay = styled(ModalOverlay)`
  position: fixed;
  z-index: 100;
  inset: 0;
  display: flex;
  align-items: flex-start;
  justify-content: center;
  padding: min(12dvh, 6rem) 1rem 1rem;
  background: rgb(11 19 33 / 0.55);

  @media (max-width: 47.99rem) {
    padding: 0;
  }
`;
const Sheet = styled(Modal)`
  width: min(40rem, 100%);
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-l);
  background: ${colour('bg')};
  color: ${colour('ink')};
  overflow: hidden;
  box-shadow: var(--bp-shadow);

  [role='dialog'] {
    display: flex;
    flex-direction: column;
    max-height: min(34rem, 100dvh - 8rem);
    outline: none;
  }
  @media (max-width: 47.99rem) {
    border: 0;
    border-radius: 0;

    [role='dialog'] {
      height: 100dvh;
      max-height: none;
    }
  }
`;
const Top = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.75rem;
  padding: 0.25rem 0.5rem 0.25rem 1.25rem;
  border-bottom: 1px solid ${colour('line')};

  > svg {
    flex: none;
    color: ${colour('muted')};
  }
  > div {
    flex: 1;
    min-width: 0;
  }
`;
/* All of the line is the field: what is below it follows what is written there. */
const Box = styled(Input)`
  width: 100%;
  min-height: 48px;
  padding: 0;
  border: 0;
  background: transparent;
  font-size: 1.0625rem;
  outline: none;
`;
const List = styled(ListBox)`
  flex: 1;
  min-height: 0;
  padding: 0.375rem 0.5rem 0.5rem;
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
` as typeof ListBox;
const Title = styled(Header)`
  padding: 0.625rem 0.75rem 0.25rem;
  color: ${colour('muted')};
  font-size: 0.875rem;
  font-weight: 600;
`;
const Line = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  min-height: 44px;
  padding: 0.25rem 0.75rem;
  border-radius: var(--bp-radius-s);
  font-size: 1rem;
  line-height: 1.3;
  cursor: pointer;

  &[data-hovered],
  &[data-focused] {
    background: ${colour('surface-2')};
  }
  &[data-focused] {
    outline: 2px solid ${colour('primary')};
    outline-offset: -2px;
  }
  > svg {
    flex: none;
    color: ${colour('primary')};
  }
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > small {
    flex: none;
    max-width: 45%;
    color: ${colour('muted')};
    font-size: 0.875rem;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
const Foot = styled.div`
  flex: none;
  padding: 0.5rem 1.25rem;
  border-top: 1px solid ${colour('line')};
  color: ${colour('muted')};
  font-size: 0.875rem;
`;

/** Keys by which a line is chosen. */
const CHOOSES: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']);

/** A line that leads somewhere or does something. */
export type Command = { key: string; label: string; detail?: string; icon: LucideIcon };

/** Lines that belong together. */
export type CommandSection = { title: string; commands: readonly Command[] };

type CommandDialogProps = {
  /** What the dialog, its field and its list are called. */
  label: string;
  placeholder: string;
  icon: LucideIcon;
  value: string;
  onChange: (text: string) => void;
  sections: readonly CommandSection[];
  /** Read to those who hear the page, when what is found has changed. */
  status: string;
  /** In place of the list where nothing is found. */
  children: ReactNode;
  /** The button that closes it, for fingers. */
  closing: ReactNode;
  foot: ReactNode;
  onPick: (key: string) => void;
  /** Enter is pressed, and no line is chosen by the arrow keys. */
  onEnter: () => void;
  onClose: () => void;
};

/** A field with all that can be opened or done below it: by arrow keys and Enter while one writes, closed by Escape. */
export function CommandDialog(props: CommandDialogProps) {
  const { label, placeholder, icon: Icon, value, onChange, sections, onPick, onEnter, onClose } = props;
  const box: ComponentProps<typeof Box> = { role: 'combobox', 'aria-expanded': sections.length > 0 };
  const field = useRef<HTMLInputElement>(null);
  const isChosen = useRef(false);
  const first = sections[0]?.commands[0]?.key;
  // What is found comes in bit by bit: until a line is chosen, the first is marked, whichever that is by now.
  useEffect(() => {
    if (value === '' || first === undefined || isChosen.current) return;
    const timer = setTimeout(() => pressHome(field.current));
    return () => clearTimeout(timer);
  }, [value, first]);
  const onKey = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isTrusted) return;
    if (CHOOSES.has(event.key)) isChosen.current = true;
    if (event.key !== 'Enter' || isChosen.current || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onEnter();
  };
  const onInput = (text: string) => {
    isChosen.current = false;
    onChange(text);
  };
  return (
    <Swedish>
      <Overlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Sheet>
          <AriaDialog aria-label={label}>
            <Autocomplete inputValue={value} onInputChange={onInput}>
              <Top>
                <Icon aria-hidden="true" size={20} />
                <AriaTextField aria-label={label} autoFocus>
                  <Box
                    {...box}
                    ref={field}
                    onKeyDownCapture={onKey}
                    placeholder={placeholder}
                    autoComplete="off"
                  />
                </AriaTextField>
                {props.closing}
              </Top>
              <VisuallyHidden role="status">{props.status}</VisuallyHidden>
              {sections.length === 0 ? (
                props.children
              ) : (
                <List aria-label={label} onAction={(key) => onPick(String(key))}>
                  {sections.map(({ title, commands }) => (
                    <ListBoxSection key={title} id={title}>
                      <Title>{title}</Title>
                      {commands.map(({ key, label, detail, icon: LineIcon }) => (
                        <Line key={key} id={key} textValue={label}>
                          <LineIcon aria-hidden="true" size={18} />
                          <span>{label}</span>
                          {detail && <small>{detail}</small>}
                        </Line>
                      ))}
                    </ListBoxSection>
                  ))}
                </List>
              )}
            </Autocomplete>
            <Foot>{props.foot}</Foot>
          </AriaDialog>
        </Sheet>
      </Overlay>
    </Swedish>
  );
}

/** Marks the first line as the key does that goes there. */
function pressHome(field: HTMLInputElement | null): void {
  const { selectionStart, selectionEnd } = field ?? {};
  field?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }));
  if (selectionStart != null && selectionEnd != null) field?.setSelectionRange(selectionStart, selectionEnd);
}
