import { VisuallyHidden } from '@brandpost/ui';
import type { Editor } from '@tiptap/core';
import { List, ListOrdered, TextQuote } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { editorTexts } from '../../editor-texts.ts';
import { CaretOption, CaretSheet } from '../../parts/caret-list.ts';
import { insertBlockInText } from '../commands/insert-block.ts';
import { findOptions, noBlockText, type PickOption } from '../dialogs/find-options.ts';
import { placeAfter } from '../operations/place-for-new.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { type Slash, textAround, useSlash } from './use-slash.ts';

const texts = editorTexts.inserter;
const GAP_PX = 6;

type Line = ReturnType<Editor['chain']>;
type LookOption = PickOption & { apply: (line: Line) => Line };

const { html } = editorTexts;
/** How the line of the caret may look, beside the blocks that may follow it. */
const LOOKS: readonly LookOption[] = [
  {
    ...{ key: 'look-bullet-list', label: html.bulletList, detail: html.looks.bulletList, icon: List },
    words: ['Lista', 'Punkter', 'List', 'Bullets'],
    apply: (line) => line.toggleBulletList(),
  },
  {
    ...{
      key: 'look-ordered-list',
      label: html.orderedList,
      detail: html.looks.orderedList,
      icon: ListOrdered,
    },
    words: ['Lista', 'Nummer', 'Steg', 'List', 'Numbers'],
    apply: (line) => line.toggleOrderedList(),
  },
  {
    ...{ key: 'look-quote', label: html.blockquote, detail: html.looks.blockquote, icon: TextQuote },
    words: ['Quote'],
    apply: (line) => line.toggleBlockquote(),
  },
];

/** Blocks to choose among at the caret, after “/” on an empty line. Focus stays in the text. */
export function SlashMenu({ editor, textId }: { editor: Editor; textId: string }) {
  const store = useEditorStore();
  const { optionsAt } = useEditorSetting();
  const { slash, close } = useSlash(editor);
  if (slash === null || store.given.isRestricted) return null;
  const blocks = optionsAt(store, placeAfter(store.given.content, textId));
  // A list that is asked for by its name is meant more than the text that lists stand in.
  const options = slash.text === '' ? [...blocks, ...LOOKS] : [...LOOKS, ...blocks];
  const pick = ({ key }: PickOption) => {
    close();
    const line = editor.chain().focus().deleteRange({ from: slash.from, to: slash.to });
    const look = LOOKS.find((option) => option.key === key);
    if (look !== undefined) look.apply(line).run();
    else if (key === 'html') line.run();
    else insertBlockInText(store, key, textId, textAround(editor));
  };
  return <OpenMenu editor={editor} slash={slash} options={options} onPick={pick} onClose={close} />;
}

type OpenMenuProps = {
  editor: Editor;
  slash: Slash;
  options: readonly PickOption[];
  onPick: (option: PickOption) => void;
  onClose: () => void;
};

function OpenMenu({ editor, slash, options, onPick, onClose }: OpenMenuProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const found = findOptions(options, slash.text);
  const [chosen, setChosen] = useState({ text: slash.text, at: 0 });
  // Other letters, other options: the best one is chosen anew.
  const at = chosen.text === slash.text ? Math.min(chosen.at, found.length - 1) : 0;
  const nothing = found.length === 0 ? noBlockText(options, slash.text) : null;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = found[at];
    if (step !== undefined && found.length > 0)
      setChosen({ text: slash.text, at: (at + step + found.length) % found.length });
    else if ((event.key === 'Enter' || event.key === 'Tab') && option !== undefined) onPick(option);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    const { dom } = editor.view;
    dom.addEventListener('keydown', onKey, { capture: true });
    dom.setAttribute('aria-autocomplete', 'list');
    dom.setAttribute('aria-controls', id);
    return () => {
      dom.removeEventListener('keydown', onKey, { capture: true });
      for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant'])
        dom.removeAttribute(name);
    };
  }, [editor, id]);
  useLayoutEffect(() => {
    if (found.length === 0) editor.view.dom.removeAttribute('aria-activedescendant');
    else editor.view.dom.setAttribute('aria-activedescendant', `${id}${at}`);
    sheet.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [editor, id, at, found.length]);
  useLayoutEffect(() => placeAtCaret(sheet.current, editor, slash.from));
  return (
    <>
      <CaretSheet ref={sheet}>
        <div id={id} role="listbox" aria-label={texts.title} hidden={found.length === 0}>
          {found.map((option, index) => (
            <CaretOption
              key={option.key}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === at}
              // Focus stays where one writes.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => index !== at && setChosen({ text: slash.text, at: index })}
              onClick={(event) => {
                event.stopPropagation();
                onPick(option);
              }}
            >
              <option.icon aria-hidden="true" size={20} />
              <strong>{option.label}</strong>
              <small>{option.detail}</small>
            </CaretOption>
          ))}
        </div>
        {nothing !== null && <p>{nothing}</p>}
      </CaretSheet>
      <VisuallyHidden role="status">{nothing ?? texts.found(found.length)}</VisuallyHidden>
    </>
  );
}

/** Under the line of the caret; above it where there is more room. */
function placeAtCaret(sheet: HTMLElement | null, editor: Editor, position: number): void {
  const around = sheet?.offsetParent?.getBoundingClientRect();
  if (sheet === null || around === undefined) return;
  const { top, bottom } = editor.view.coordsAtPos(position);
  const height = sheet.offsetHeight + GAP_PX;
  const isAbove = innerHeight - bottom < height && top > height;
  sheet.style.insetBlockStart = `${(isAbove ? top - height : bottom + GAP_PX) - around.top}px`;
}
