import { findBlock } from '@brandpost/cms-blocks';
import { readPastedHtml } from '@brandpost/cms-blocks/editing';
import type { ClipboardEvent } from 'react';
import { announceCopied, areBlocks, paste, textOfBlock } from '../commands/copy-block.ts';
import { insertFiles } from '../commands/insert-files.ts';
import { plainText } from '../operations/plain-text.ts';
import { textProp } from '../parts/text-prop.ts';
import type { EditorStore } from '../state/editor-store.ts';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Copies the active block, or cuts it out, unless words are chosen or somebody writes. */
export function onCopyOrCut(store: EditorStore, event: ClipboardEvent, { isCut }: { isCut: boolean }): void {
  const id = store.state.activeId;
  if (id === null || isInField(event) || hasChosenWords() || isInDialog(event)) return;
  const text = textOfBlock(store, id);
  if (text === null) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', text);
  announceCopied(store, id, { isCut: isCut && !store.given.isRestricted });
}

/**
 * Pastes blocks and files; what was copied in another program becomes blocks outside of texts, in an empty one, and where
 * there is a table in it.
 */
export function onPaste(store: EditorStore, event: ClipboardEvent): void {
  if (isInDialog(event)) return;
  const pasted = {
    html: event.clipboardData.getData('text/html'),
    text: event.clipboardData.getData('text/plain'),
  };
  const emptyId = emptyTextIn(store, event);
  const files = [...event.clipboardData.files];
  // Word and spreadsheets put a picture of what was copied beside it.
  if (files.length > 0 && pasted.html === '' && pasted.text === '') {
    event.preventDefault();
    event.stopPropagation();
    void insertFiles(store, files, { afterId: store.state.activeId, replacesId: emptyId });
    return;
  }
  if (pasted.html === '' && pasted.text === '') return;
  if (isInField(event) && !areBlocks(pasted.text)) {
    if (!isInRichText(event)) return;
    const { blocks, dropped } = readPastedHtml(pasted.html || pasted.text, store.newId);
    const isOneText = blocks.length <= 1 && (blocks[0]?.type ?? 'html') === 'html';
    // A table is never made lines of text: it stands after the text that it was pasted into.
    const isTaken = emptyId !== null || blocks.some(({ type }) => type === 'table');
    if (isOneText || !isTaken || store.given.isRestricted) {
      if (dropped.length > 0) store.announce(dropped.join(' '));
      return;
    }
  }
  event.preventDefault();
  event.stopPropagation();
  paste(store, pasted, emptyId);
}

/** The text block that somebody writes in, when nothing is written in it yet. */
function emptyTextIn(store: EditorStore, event: ClipboardEvent): string | null {
  const id = store.state.activeId;
  const found = id === null || !isInRichText(event) ? null : findBlock(store.given.content, id);
  if (found === null || found.node.type !== 'html') return null;
  return plainText(textProp(found.node, 'html')) === '' ? id : null;
}

function isInField({ target }: ClipboardEvent): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

function isInRichText({ target }: ClipboardEvent): boolean {
  return target instanceof Element && target.closest('[contenteditable="true"]') !== null;
}

function isInDialog({ target }: ClipboardEvent): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}

function hasChosenWords(): boolean {
  return (getSelection()?.toString() ?? '') !== '';
}
