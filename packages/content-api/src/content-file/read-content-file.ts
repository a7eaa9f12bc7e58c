import { parse } from 'secure-json-parse';
import type { ContentFile } from './content-file.ts';

const LISTS = ['nodes', 'categories', 'media', 'links', 'posts'] as const;

/** A content file from its text; null when it is none. What its records hold is for the rules to judge. */
export function readContentFile(text: string): ContentFile | null {
  let value: unknown;
  try {
    value = parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== 1) return null;
  const record = value as Record<string, unknown>;
  const isWhole = LISTS.every(
    (name) =>
      Array.isArray(record[name]) && record[name].every((item) => typeof item === 'object' && item !== null),
  );
  return isWhole ? (value as ContentFile) : null;
}
