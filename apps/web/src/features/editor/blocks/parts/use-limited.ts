import { messages, textLength } from '@brandpost/validation';
import { useState } from 'react';

/** A text that is handed on while it is within its limit; what is too long is kept until it fits, with what is wrong. */
export function useLimited(value: string, limit: number, onChange: (text: string) => void) {
  const [tooLong, setTooLong] = useState<string | null>(null);
  const shown = tooLong ?? value;
  const length = textLength(shown);
  const isOver = length > limit;
  return {
    shown,
    length,
    isOver,
    problem: isOver ? messages.maxLength(limit) : null,
    write: (text: string) => {
      const isTooLong = textLength(text) > limit;
      setTooLong(isTooLong ? text : null);
      if (!isTooLong) onChange(text);
    },
  };
}
