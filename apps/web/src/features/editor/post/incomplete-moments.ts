import { createContext, useCallback, useState } from 'react';

/** The fields of which a day is chosen and no time, or the other way round: what is meant nobody knows yet. */
export type IncompleteMoments = ReadonlySet<string>;

/** Hears of a field of a day and a time whether it is half filled in. */
export const IncompleteMomentsContext = createContext<(field: string, isIncomplete: boolean) => void>(
  () => {},
);

/** @returns the fields that are half filled in, and what the fields are given by `IncompleteMomentsContext` */
export function useIncompleteMoments() {
  const [incomplete, setIncomplete] = useState<IncompleteMoments>(new Set());
  const report = useCallback((field: string, isIncomplete: boolean) => {
    setIncomplete((before) => {
      if (before.has(field) === isIncomplete) return before;
      const others = [...before].filter((other) => other !== field);
      return new Set(isIncomplete ? [...others, field] : others);
    });
  }, []);
  return [incomplete, report] as const;
}
