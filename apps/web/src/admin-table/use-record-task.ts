import { useState } from 'react';
import { useTold } from './use-told.ts';

type RecordTaskTexts = { saved: (name: string) => string; removed: (name: string) => string };

/**
 * Which window of a record is open, and what the page says when it is done with.
 * @param texts the page's own words for what it has done with a record
 */
export function useRecordTask<Task extends { task: string }>(texts: RecordTaskTexts) {
  const { told, tell } = useTold();
  const [doing, setDoing] = useState<Task | { task: 'none' }>({ task: 'none' });
  const idle = () => setDoing({ task: 'none' });
  const done = (text: string) => {
    idle();
    void tell(text);
  };
  return {
    told,
    doing,
    setDoing,
    idle,
    onSaved: (name: string) => done(texts.saved(name)),
    onDeleted: (name: string) => done(texts.removed(name)),
  };
}
