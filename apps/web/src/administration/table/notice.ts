import type { BulkOutcome } from './bulk-action.ts';

/** What is said of the last action, and how it is taken back. */
export type Notice = { text: string; failures: BulkOutcome['failures']; undo: (() => void) | null };

/** What is said of something that went well. */
export function successNotice(text: string, undo: (() => void) | null = null): Notice {
  return { text, failures: [], undo };
}
