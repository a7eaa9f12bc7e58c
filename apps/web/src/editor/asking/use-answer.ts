import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The newest answer to a question that changes while somebody writes: asked after a pause, and given up when another is.
 * null until there is one, and after a question that could not be answered.
 * @param question null while there is none
 */
export function useAnswer<Value>(
  question: string | null,
  ask: (question: string, signal: AbortSignal) => Promise<Value>,
  pauseMs: number,
): Value | null {
  const [answer, setAnswer] = useState<Value | null>(null);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (question === null) {
      setAnswer(null);
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const told = await askNow(question, asking.signal).catch(() => null);
      if (!asking.signal.aborted) setAnswer(told);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [question, pauseMs]);
  return answer;
}
