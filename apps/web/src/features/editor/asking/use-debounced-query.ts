import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../../../server-state/use-debounced-value.ts';

type DebouncedQuery<Value> = {
  /** null while there is nothing to ask. */
  question: string | null;
  queryKey: QueryKey;
  ask: (question: string, signal: AbortSignal) => Promise<Value>;
  pauseMs: number;
};

/**
 * The newest answer to a question that changes while somebody writes: asked after a pause, and given up when another is.
 * null until there is one, and after a question that could not be answered.
 */
export function useDebouncedQuery<Value>(query: DebouncedQuery<Value>): Value | null {
  const { question, queryKey, ask, pauseMs } = query;
  const asked = useDebouncedValue(question, pauseMs);
  const { data } = useQuery({
    queryKey: [...queryKey, asked],
    queryFn: ({ signal }) => ask(asked ?? '', signal),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    // What may be free, or found, for one person is taken by another.
    staleTime: 0,
    retry: false,
  });
  return question === null || data === undefined ? null : data;
}
