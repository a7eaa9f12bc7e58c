import type { ReactNode } from 'react';

type Option = { value: string; text: string; picture?: ReactNode };

/** A field of a form. Its value is a text; that of `checks` a list of the values that are ticked. */
export type RecordField = {
  name: string;
  label: string;
  hint?: string;
  /** Cannot be changed any more. */
  isFixed?: boolean;
  /** What stands in it until somebody writes something else, of what is written in the other fields. */
  proposal?: (values: RecordValues) => string;
  /** Whether it is of use with what is written in the other fields; left out: always. */
  isOfUse?: (values: RecordValues) => boolean;
} & (
  | { kind: 'line' | 'lines'; most?: number; inputMode?: 'url' | 'email' | 'tel' }
  | { kind: 'secret' }
  /** A day and a time on Swedish clocks. */
  | { kind: 'moment' }
  | { kind: 'select' | 'pictures' | 'checks'; options: readonly Option[]; isTree?: boolean }
);

export type RecordValues = Record<string, string | string[]>;

/** A value that is a text; empty for what is none. */
export function textIn(values: RecordValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** A value that is a list. */
export function listIn(values: RecordValues, name: string): string[] {
  const value = values[name];
  return Array.isArray(value) ? value : [];
}
