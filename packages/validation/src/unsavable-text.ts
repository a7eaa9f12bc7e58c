import { UNSAVABLE } from './patterns.ts';

const unsavable = new RegExp(UNSAVABLE, 'u');

/**
 * Whether a text somewhere in a value, keys included, holds NUL or half a surrogate pair: no database keeps these.
 * Values may be nested to any depth.
 */
export function hasUnsavableText(value: unknown): boolean {
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string') {
      if (unsavable.test(next)) return true;
    } else if (Array.isArray(next)) {
      for (const item of next) pending.push(item);
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) pending.push(key, item);
    }
  }
  return false;
}
