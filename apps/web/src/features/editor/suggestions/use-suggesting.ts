import { type KeyboardEvent, useRef } from 'react';
import type { EditorStore } from '../blocks/state/editor-store.ts';
import { type Discussion, isSuggestionKey } from '../comments/use-discussion.ts';
import { chosenInField, chosenInFields } from './chosen-words.ts';

/** Begins to suggest other words for what is marked, or for all of the text that somebody came to last. */
export function useSuggesting({ discussion, activeId }: { discussion: Discussion; activeId: string | null }) {
  const lastField = useRef<'title' | 'excerpt'>('title');
  /** The editor of blocks, which knows the words that are marked in a rich text. */
  const blocks = useRef<EditorStore>(null);
  const suggest = () => {
    if (activeId === null) discussion.suggest(chosenInField(lastField.current));
    else suggestIn(activeId);
  };
  const suggestIn = (blockId: string) => {
    const range = blocks.current?.markedWords() ?? null;
    discussion.suggest(range === null ? chosenInFields(blockId) : { blockId, part: 'html', range });
  };
  return {
    ...{ blocks, suggest, suggestIn },
    /** Somebody has come to the title or the lead. */
    enter: (field: 'title' | 'excerpt') => {
      lastField.current = field;
    },
    onKeyDown(event: KeyboardEvent) {
      if (!discussion.mayWrite || !isSuggestionKey(event)) return;
      event.preventDefault();
      suggest();
    },
  };
}

export type Suggesting = ReturnType<typeof useSuggesting>;
