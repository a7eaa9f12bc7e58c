/**
 * A list that may have travelled as an array or as JSON text; anything else is an empty list.
 * ASSUMPTION(rubicore): upstreams answer `blurb` and `info` in either form.
 */
export function listFrom(value: unknown): unknown[] {
  const parsed = typeof value === 'string' ? parse(value) : value;
  return Array.isArray(parsed) ? parsed : [];
}

/** An object that may have travelled as itself or as JSON text; anything else is null. */
export function objectFrom(value: unknown): Record<string, unknown> | null {
  const parsed = typeof value === 'string' ? parse(value) : value;
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    ? (parsed as Record<string, unknown>)
    : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
