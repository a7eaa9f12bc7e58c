import { useState } from 'react';
import { type Notice, successNotice } from './notice.ts';

type RecordTaskTexts = { saved: (name: string) => string; removed: (name: string) => string };

/**
 * Which window of a record is open, and what the page says when it is done with.
 * @param texts the page's own words for what it has done with a record
 * @param first the window that somebody has come for
 */
export function useRecordTask<Task extends { task: string }>(texts: RecordTaskTexts, first?: Task) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [active, setActive] = useState<Task | { task: 'none' }>(first ?? { task: 'none' });
  const close = () => setActive({ task: 'none' });
  const closeWith = (text: string) => {
    close();
    setNotice(successNotice(text));
  };
  return {
    notice,
    active,
    open: (task: Task) => setActive(task),
    close,
    say: closeWith,
    onSaved: (name: string) => closeWith(texts.saved(name)),
    onDeleted: (name: string) => closeWith(texts.removed(name)),
  };
}
