/**
 * Whether a request target holds something that no call of the API needs and that servers read differently:
 * escaped slashes, dots, percent signs or control characters, a backslash, a semicolon, an empty segment.
 * Only the path is judged; a query may hold anything. Source: SECURITY T14.
 */
export function isHostileTarget(target: string): boolean {
  const path = target.split('?', 1)[0] ?? '';
  return (
    /%(?:2f|5c|2e|25|0[0-9a-f]|1[0-9a-f]|7f)|[\\;]|\/\/|\/\.{1,2}(?:\/|$)/i.test(path) || hasControl(path)
  );
}

function hasControl(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
