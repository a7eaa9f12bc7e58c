import { colour, IconButton } from '@brandpost/ui';
import { boxShape } from '@brandpost/ui/fields';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Failure } from '../../forms/failure.tsx';
import { failureOf } from '../../forms/failure-of.ts';
import { adminTableTexts as texts } from '../admin-table-texts.ts';
import type { CellEdit } from './column.ts';
import { type Notice, successNotice } from './notice.ts';

const Shown = styled.div`
  display: flex;
  gap: 0.25rem;
  align-items: center;

  > button {
    flex: none;
    width: 28px;
    height: 28px;
    color: ${colour('muted')};
    opacity: 0;
  }
  tr:hover & > button,
  > button:focus-visible {
    opacity: 1;
  }
  /* On a card beside the pencil: words as long as a phone with large letters is wide are parted. */
  @container (max-width: 51.99rem) {
    flex-wrap: wrap;
    min-width: 0;
    overflow-wrap: anywhere;

    > :not(button) {
      flex: 0 1 auto;
      min-width: min(6rem, 100%);
      max-width: 100%;
    }
  }
  @media (hover: none) {
    > button {
      width: 44px;
      height: 44px;
      opacity: 1;
    }
  }
`;
const Writing = styled.form`
  display: grid;
  gap: 0.25rem;

  input {
    ${boxShape}
  }
`;

type EditableCellProps<Row> = {
  row: Row;
  edit: CellEdit<Row>;
  /** What the field is called, for those who do not see the column's head. */
  label: string;
  invalidates: readonly QueryKey[];
  onNotice: (notice: Notice) => void;
  /** What stands there while nobody writes. */
  children: ReactNode;
};

/**
 * A cell that is written in where it stands: by its pencil, a double press, or F2 in its row, which needs no more stops of
 * Tab. Enter, or going on, saves; Escape leaves it as it was. What is refused stays in the field with the reason.
 */
export function EditableCell<Row>({ row, edit, label, ...props }: EditableCellProps<Row>) {
  const [text, setText] = useState<string | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = text !== null;
  const saving = useMutation({
    mutationFn: (value: string) => edit.save(row, value),
    meta: { invalidates: props.invalidates, isFailureShown: true },
  });
  useEffect(() => {
    // The field that had focus is gone, unless somebody has gone on by themselves.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) pencil.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const open = () => {
    saving.reset();
    setText(edit.value(row));
  };
  const save = async () => {
    const [written, before] = [text?.trim() ?? '', edit.value(row)];
    if (saving.isPending) return;
    if (written === before || written === '') {
      setText(null);
      return;
    }
    await saving.mutateAsync(written).then(
      () => {
        setText(null);
        props.onNotice(successNotice(texts.cellSaved(written), () => void undo(before)));
      },
      () => undefined,
    );
  };
  const undo = (before: string) =>
    saving.mutateAsync(before).then(
      () => props.onNotice(successNotice(texts.undone)),
      (error: unknown) =>
        props.onNotice({ text: '', failures: [{ name: label, message: failureOf(error) }], undo: null }),
    );
  const onKeyDown = (event: KeyboardEvent) => {
    // The row around it is not meant.
    if (event.key === 'F2') event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    setText(null);
  };
  if (!isOpen) {
    return (
      <Shown onDoubleClick={open}>
        {props.children}
        <IconButton
          ref={pencil}
          data-pencil=""
          tabIndex={-1}
          type="button"
          aria-label={texts.editCell(label)}
          title={texts.editCellShort}
          onClick={open}
        >
          <Pencil aria-hidden="true" size={16} />
        </IconButton>
      </Shown>
    );
  }
  return (
    <Writing
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: anyone who has asked to write here writes
        autoFocus
        aria-label={label}
        value={text}
        maxLength={edit.most}
        aria-invalid={saving.isError}
        readOnly={saving.isPending}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => void save()}
        onKeyDown={onKeyDown}
      />
      {saving.isError && <Failure>{failureOf(saving.error)}</Failure>}
    </Writing>
  );
}
