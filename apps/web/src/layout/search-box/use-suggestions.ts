import { useEffect, useState } from 'react';
import { useServices } from '../../api/services.ts';
import type { SuggestionList } from './suggestion-list.tsx';
import type { Suggestion } from './suggestions.ts';

const SHORTEST_TEXT = 2;
/** Anyone who types is not asked for at every key. */
const PAUSE_MS = 120;

/** The lines below the box, and what shows them. */
type Suggestions = { items: readonly Suggestion[]; List: typeof SuggestionList | null };
const NONE: Suggestions = { items: [], List: null };

/** What may be meant by a text while it is typed. When they cannot be had there are none: searching needs them not. */
export function useSuggestions(text: string, { isWanted }: { isWanted: boolean }): Suggestions {
  const { client } = useServices();
  const [suggestions, setSuggestions] = useState(NONE);
  const question = text.trim();
  const isAsked = isWanted && question.length >= SHORTEST_TEXT;
  useEffect(() => {
    if (!isAsked) {
      setSuggestions(NONE);
      return;
    }
    const asking = new AbortController();
    const ask = async (): Promise<Suggestions> => {
      const [answer, { suggestionsFrom, SuggestionList }] = await Promise.all([
        client.call('suggestSearch', { query: { q: question }, signal: asking.signal }),
        import('./suggesting.ts'),
      ]);
      return { items: suggestionsFrom(answer), List: SuggestionList };
    };
    const timer = setTimeout(async () => {
      const found = await ask().catch(() => NONE);
      if (!asking.signal.aborted) setSuggestions(found);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [client, question, isAsked]);
  // Those of the text before are gone with it, also for the key that is pressed next.
  return isAsked ? suggestions : NONE;
}
