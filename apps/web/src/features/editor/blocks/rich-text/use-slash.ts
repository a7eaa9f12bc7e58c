import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TextAround } from '../commands/insert-block.ts';
import { htmlFromDoc } from './rich-text-doc.ts';

/** A line with nothing but “/” and what is asked for. `from` and `to`: where it stands. */
export type Slash = { text: string; from: number; to: number };

const MAX_ASKED_LETTERS = 30;

/**
 * The line in which somebody asks for a block, from the “/” that they type on an empty line until it is anything else.
 * @returns null where nobody does, and a way to stop
 */
export function useSlash(editor: Editor): { slash: Slash | null; close: () => void } {
  const [slash, setSlash] = useState<Slash | null>(null);
  const isAsking = useRef(false);
  const close = () => stop(isAsking, setSlash);
  useEffect(() => {
    const follow = ({ transaction }: { transaction: Editor['state']['tr'] }) => {
      const line = slashAt(editor);
      const isTyped = transaction.docChanged && transaction.getMeta('preventUpdate') !== true;
      if (line === null) isAsking.current = false;
      else if (line.text === '' && isTyped) isAsking.current = true;
      setSlash(isAsking.current ? line : null);
    };
    const onBlur = () => stop(isAsking, setSlash);
    editor.on('transaction', follow);
    editor.on('blur', onBlur);
    return () => {
      editor.off('transaction', follow);
      editor.off('blur', onBlur);
    };
  }, [editor]);
  return { slash, close };
}

function stop(isAsking: RefObject<boolean>, setSlash: (slash: null) => void): void {
  isAsking.current = false;
  setSlash(null);
}

/** Lists and quotes are not divided: the line stands in none. */
function slashAt({ state }: Editor): Slash | null {
  const { $from, empty } = state.selection;
  const text = $from.parent.textContent;
  const isLine = empty && $from.depth === 1 && $from.parent.type.name === 'paragraph';
  if (!isLine || !/^\/(?!\s)/.test(text)) return null;
  if (text.length > MAX_ASKED_LETTERS) return null;
  return { text: text.slice(1), from: $from.start(), to: $from.end() };
}

/** What stands before and after the line of the caret. */
export function textAround(editor: Editor): TextAround {
  const lines = editor.getJSON().content ?? [];
  const at = editor.state.selection.$from.index(0);
  const html = (content: typeof lines) => htmlFromDoc({ type: 'doc', content });
  return { before: html(lines.slice(0, at)), after: html(lines.slice(at + 1)) };
}
