import { decodeMediaRecord, type MediaRecord } from '@brandpost/rubicore-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { failureOf } from '../../errors/failure-of.ts';
import { decodedList } from '../../queries/decoded.ts';
import { FILES_PER_STEP, filtersOf, type LibraryView } from './library-view.ts';

export type MediaList = {
  /** `loading` may have the files of the list before, which stay until the new ones are there. */
  status: 'loading' | 'ready' | 'failed';
  items: readonly MediaRecord[];
  total: number;
  /** What to say of a failure; null where there is none. */
  failure: string | null;
  /** How many helpings `items` are. */
  steps: number;
};

const NOTHING_YET: MediaList = { status: 'loading', items: [], total: 0, failure: null, steps: 0 };

/**
 * The files of a view. More of the same list is added to what is there; all else is fetched anew. `turn` counts how
 * often somebody said that files had changed.
 */
export function useMediaList(view: LibraryView) {
  const { client } = useServices();
  const [list, setList] = useState(NOTHING_YET);
  const [turn, setTurn] = useState(0);
  const shown = useRef({ key: '', steps: 0 });
  const key = JSON.stringify(filtersOf(view));
  const { steps } = view;

  useEffect(() => {
    const ending = new AbortController();
    const isMore = shown.current.key === key && shown.current.steps === steps - 1;
    const paging = isMore ? { page: steps, perPage: FILES_PER_STEP } : { perPage: steps * FILES_PER_STEP };
    setList((before) => ({ ...before, status: 'loading', failure: null }));
    client
      .call('listMedia', { query: { ...filtersOf(view), ...paging }, signal: ending.signal })
      .then((rows) => {
        const found = decodedList(rows, decodeMediaRecord);
        shown.current = { key, steps };
        setList((before) => ({
          status: 'ready',
          items: isMore ? withoutTwins([...before.items, ...found]) : found,
          total: found.total,
          failure: null,
          steps,
        }));
      })
      .catch((error: unknown) => {
        if (ending.signal.aborted) return;
        shown.current = { key: '', steps: 0 };
        setList((before) => ({ ...before, status: 'failed', failure: failureOf(error) }));
      });
    return () => ending.abort();
    // The key stands for all of the view that the list depends on.
  }, [client, key, steps, turn]);

  const reload = useCallback(() => {
    shown.current = { key: '', steps: 0 };
    setTurn((before) => before + 1);
  }, []);
  return { list, reload, turn };
}

/** A file that was added meanwhile moves the helpings: one file may then come twice. */
function withoutTwins(items: readonly MediaRecord[]): MediaRecord[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
