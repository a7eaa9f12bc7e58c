import { cleanPastedHtml } from '@brandpost/cms-blocks/editing';
import { proseLook } from '@brandpost/cms-blocks/react';
import type { ContentNode } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { messages, textLength } from '@brandpost/validation';
import { Editor } from '@tiptap/core';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { limitTexts } from '../../../../forms/limit-texts.ts';
import { editorTexts } from '../../editor-texts.ts';
import { changeProps } from '../commands/change-block.ts';
import { removeAtOnce } from '../commands/remove-block.ts';
import { BelowBlock, FormNote } from '../parts/form-panel.tsx';
import { limitOf } from '../parts/limit-of.ts';
import { useEditorSetting, useWrittenIn } from '../state/editor-setting.ts';
import { type EditorStore, useEditorStore } from '../state/editor-store.ts';
import { useSlots } from '../state/slots.tsx';
import { EXTENSIONS } from './extensions.ts';
import { linkAt, saveLink } from './link-at.ts';
import { LinkDialog, type LinkDraft } from './link-dialog.tsx';
import { rangeBetween } from './plain-lines.ts';
import { docFromHtml, htmlFromDoc } from './rich-text-doc.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { SlashMenu } from './slash-menu.tsx';
import { takeIn } from './take-in.ts';

const texts = editorTexts.html;
const LIMIT = limitOf('html', 'html');
/** From here on the field says how much is left. */
const NEARLY_FULL = 0.8 * LIMIT;

/** The rules that the text editor needs, which it would else write into the page itself. */
const Host = styled.div`
  position: relative;

  > .ProseMirror {
    ${proseLook}
    min-block-size: 1.55em;
    outline: none;
    white-space: break-spaces;
    overflow-wrap: break-word;
    font-variant-ligatures: none;
  }
  .ProseMirror [contenteditable='false'] {
    white-space: normal;
  }
  a {
    cursor: text;
  }
  &[data-empty]::before {
    position: absolute;
    color: ${colour('muted')};
    content: attr(data-empty);
    pointer-events: none;
  }
`;
const Around = styled.div`
  position: relative;
`;
const Strip = styled(BelowBlock)`
  padding: 0.25rem;

  > [role='toolbar'] button {
    flex: 0 1 auto;
    min-inline-size: 24px;
  }
`;

/** Rich text, written where it stands. Its history is the page's own. */
export function RichTextEditor({ node }: { node: ContentNode }) {
  const store = useEditorStore();
  const host = useRef<HTMLDivElement>(null);
  const html = typeof node.props.html === 'string' ? node.props.html : '';
  const written = useRef(html);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isEmpty, setIsEmpty] = useState(html === '');
  const [tooLong, setTooLong] = useState(false);
  const [link, setLink] = useState<LinkDraft | null>(null);
  const writtenIn = useWrittenIn();

  const onUpdate = useEffectEvent((changed: Editor) => {
    setIsEmpty(changed.isEmpty);
    const next = htmlFromDoc(changed.getJSON());
    if (next === written.current) return;
    setTooLong(textLength(next) > LIMIT);
    if (textLength(next) > LIMIT) return;
    written.current = next;
    changeProps(store, node.id, { html: next });
  });
  const openLink = useEffectEvent((of: Editor) => setLink(linkAt(of)));

  useEffect(() => {
    const made = new Editor({
      element: host.current,
      extensions: EXTENSIONS,
      content: docFromHtml(written.current),
      injectCSS: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': texts.text,
          'data-first-field': '',
        },
        transformPastedHTML: cleanPastedHtml,
        handleKeyDown: (_view, event) => {
          const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey;
          if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            openLink(made);
            return true;
          }
          const removes = event.key === 'Backspace' && isAlone && made.isEmpty && !store.given.isRestricted;
          if (!removes) return false;
          event.preventDefault();
          removeAtOnce(store, node.id);
          return true;
        },
      },
      onUpdate: ({ editor: changed }) => onUpdate(changed),
    });
    placeCaret(made, store, node.id);
    store.markedWords = () => {
      const { selection, doc } = made.state;
      return selection.empty ? null : rangeBetween(doc, selection.from, selection.to);
    };
    setEditor(made);
    return () => {
      store.markedWords = () => null;
      made.destroy();
    };
  }, [store, node.id]);

  useEffect(() => {
    if (editor === null || html === written.current) return;
    written.current = html;
    takeIn(editor, html);
    setIsEmpty(editor.isEmpty);
    setTooLong(false);
  }, [editor, html]);

  const close = () => {
    setLink(null);
    editor?.commands.focus();
  };
  return (
    <>
      <Around>
        <Host ref={host} {...writtenIn} data-empty={isEmpty ? texts.placeholder : undefined} />
        {editor !== null && <SlashMenu editor={editor} textId={node.id} />}
      </Around>
      {editor !== null && (
        <TextTools editor={editor} onLink={() => setLink(linkAt(editor))}>
          {tooLong && (
            <FormNote role="alert" data-tone="warning">
              {`${messages.maxLength(LIMIT)}. ${texts.tooLong}`}
            </FormNote>
          )}
          {!tooLong && html.length > NEARLY_FULL && (
            <FormNote>{limitTexts.left(LIMIT - textLength(html))}</FormNote>
          )}
        </TextTools>
      )}
      {editor !== null && link !== null && (
        <LinkDialog
          initial={link}
          isNew={link.href === ''}
          onClose={close}
          onSave={(draft) => {
            saveLink(editor, draft);
            close();
          }}
          onRemove={() => {
            editor.chain().extendMarkRange('link').unsetMark('link').run();
            close();
          }}
        />
      )}
    </>
  );
}

type TextToolsProps = ComponentProps<typeof RichTextToolbar> & { children: ReactNode };

/** The tools of a text: at those of its block where forms stand beside the canvas, so that nothing moves; else below it. */
function TextTools({ editor, onLink, children }: TextToolsProps) {
  const { inspector } = useEditorSetting();
  const { tools } = useSlots();
  const toolbar = <RichTextToolbar editor={editor} onLink={onLink} />;
  if (inspector === null) {
    return (
      <Strip>
        {toolbar}
        {children}
      </Strip>
    );
  }
  return (
    <>
      {tools !== null && createPortal(toolbar, tools)}
      {children}
    </>
  );
}

/** The caret stands where the pointer was, else at the end. */
function placeCaret(editor: Editor, store: EditorStore, id: string): void {
  const wish = store.state.focus;
  const at = wish?.id === id ? wish.at : undefined;
  const found = at === undefined ? null : editor.view.posAtCoords(at);
  editor.commands.setTextSelection(found?.pos ?? editor.state.doc.content.size);
}
