import { Toolbar } from '@brandpost/ui/widgets';
import type { Editor } from '@tiptap/core';
import { Bold, Heading, Italic, Link, List, ListOrdered, TextQuote } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { editorTexts } from '../../editor-texts.ts';

const texts = editorTexts.html;

/** How the chosen words look, and ways to change it. */
export function RichTextToolbar({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const on = useActiveLooks(editor);
  const toggles = [
    {
      look: 'bold',
      label: texts.bold,
      icon: Bold,
      shortcut: 'Ctrl+B',
      press: () => chain(editor).toggleBold().run(),
    },
    {
      look: 'italic',
      label: texts.italic,
      icon: Italic,
      shortcut: 'Ctrl+I',
      press: () => chain(editor).toggleItalic().run(),
    },
    {
      look: 'heading',
      label: texts.heading,
      icon: Heading,
      press: () => chain(editor).toggleHeading({ level: 2 }).run(),
    },
    {
      look: 'bulletList',
      label: texts.bulletList,
      icon: List,
      press: () => chain(editor).toggleBulletList().run(),
    },
    {
      look: 'orderedList',
      label: texts.orderedList,
      icon: ListOrdered,
      press: () => chain(editor).toggleOrderedList().run(),
    },
    {
      look: 'blockquote',
      label: texts.blockquote,
      icon: TextQuote,
      press: () => chain(editor).toggleBlockquote().run(),
    },
    { look: 'link', label: texts.link, icon: Link, shortcut: 'Ctrl+K', press: onLink },
  ];
  return (
    <Toolbar
      label={texts.toolbar}
      items={toggles.map(({ look, press, ...item }) => ({
        ...item,
        isPressed: on.includes(look),
        onPress: press,
      }))}
    />
  );
}

const LOOKS = ['bold', 'italic', 'heading', 'bulletList', 'orderedList', 'blockquote', 'link'];

/** The looks of what is chosen; drawn anew when they change, not at every key. */
function useActiveLooks(editor: Editor): string[] {
  const looks = useSyncExternalStore(
    (listener) => {
      editor.on('transaction', listener);
      return () => editor.off('transaction', listener);
    },
    () => LOOKS.filter((look) => editor.isActive(look)).join(' '),
  );
  return looks.split(' ');
}

function chain(editor: Editor) {
  return editor.chain().focus();
}
