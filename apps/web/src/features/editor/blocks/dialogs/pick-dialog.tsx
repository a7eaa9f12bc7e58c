import { colour } from '@brandpost/ui';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../../forms/form-group.tsx';
import { Modal, NARROW_DIALOG_PX } from '../../../../forms/modal.tsx';
import { editorTexts } from '../../editor-texts.ts';
import { Buttons, FormNote } from '../parts/form-panel.ts';

const Search = styled.input`
  inline-size: 100%;
  min-block-size: 48px;
  padding: 0 1rem;
  border: 2px solid ${colour('primary')};
  border-radius: 999px;
  background: ${colour('bg')};

  &:focus-visible {
    border-radius: 999px;
  }
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  max-block-size: min(24rem, 50dvh);
  margin: 0.75rem -0.5rem 1rem;
  padding: 0.25rem;
  overflow: auto;
  list-style: none;
`;
const Option = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 0.875rem;
  min-block-size: 48px;
  padding: 0.4375rem 0.75rem;
  border-radius: var(--bp-radius-s);
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: ${colour('surface-2')};
  }
  &[aria-selected='true'] {
    outline: 2px solid ${colour('primary')};
    outline-offset: -2px;
  }
  > svg {
    color: ${colour('primary')};
  }
  strong {
    display: block;
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${colour('muted')};
    font-size: 0.875rem;
    line-height: 1.35;
  }
`;

export type PickOption = { key: string; label: string; detail: string; icon: LucideIcon };

type PickDialogProps = {
  title: string;
  searchLabel: string;
  nothingFound: string;
  options: readonly PickOption[];
  onPick: (key: string) => void;
  onClose: () => void;
};

/** One of many, found by typing. Source: ARIA Authoring Practices, combobox with a listbox that is always open. */
export function PickDialog({ title, searchLabel, nothingFound, options, onPick, onClose }: PickDialogProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const words = text.trim().toLocaleLowerCase('sv');
  const found = options.filter(({ label, detail }) =>
    `${label} ${detail}`.toLocaleLowerCase('sv').includes(words),
  );
  const chosen = Math.min(active, found.length - 1);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((chosen + step + found.length) % found.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const option = found[chosen];
      if (option !== undefined) onPick(option.key);
    }
  };
  return (
    <Modal widthPx={NARROW_DIALOG_PX} title={title} onClose={onClose}>
      <Search
        type="text"
        role="combobox"
        aria-label={searchLabel}
        aria-expanded={found.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length === 0 ? undefined : `${id}${chosen}`}
        autoComplete="off"
        // The dialog is opened to search in it.
        data-autofocus=""
        placeholder={searchLabel}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <List ref={list} id={`${id}list`} role="listbox" aria-label={title}>
        {found.map(({ key, label, detail, icon: Icon }, index) => (
          <Option
            key={key}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === chosen}
            onClick={() => onPick(key)}
          >
            <Icon aria-hidden="true" size={20} />
            <span>
              <strong>{label}</strong>
              {detail !== '' && <small>{detail}</small>}
            </span>
          </Option>
        ))}
      </List>
      <FormNote role="status">{found.length === 0 ? nothingFound : ''}</FormNote>
      <Buttons>
        <SmallButton type="button" onClick={onClose}>
          {editorTexts.cancel}
        </SmallButton>
      </Buttons>
    </Modal>
  );
}
