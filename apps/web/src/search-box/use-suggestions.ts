import { useEffect, useState } from 'react';
import { useServices } from '../app/services.ts';
import { type Suggestion, suggestionsFrom } from './suggestions.ts';

const SHORTEST_TEXT = 2;
/** Whoever types is not asked for at every key. */
const PAUSE_MS = 120;
const NONE: readonly Suggestion[] = [];

/** What may be meant by a text while it is typed. When they cannot be had there are none: searching needs them not. */
export function useSuggestions(text: string, { isWanted }: { isWanted: boolean }): readonly Suggestion[] {
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
    const timer = setTimeout(async () => {
      const answer = await client
        .call('suggestSearch', { query: { q: question }, signal: asking.signal })
        .catch(() => null);
      if (!asking.signal.aborted) setSuggestions(answer === null ? NONE : suggestionsFrom(answer));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [client, question, isAsked]);
  return suggestions;
}
