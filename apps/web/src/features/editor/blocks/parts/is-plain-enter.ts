import type { KeyboardEvent } from 'react';

/** Enter as somebody presses it at the end of a line: not within a word that is being composed, and no shortcut. */
export function isPlainEnter({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !ctrlKey && !metaKey && !nativeEvent.isComposing;
}
