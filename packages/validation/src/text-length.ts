/** Characters (code points) in a text, as JSON Schema counts them: an emoji of two code units is one. */
export function textLength(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index++, length++) {
    const isPair = isBetween(text.charCodeAt(index), 0xd800, 0xdbff);
    if (isPair && isBetween(text.charCodeAt(index + 1), 0xdc00, 0xdfff)) index++;
  }
  return length;
}

function isBetween(code: number, low: number, high: number): boolean {
  return code >= low && code <= high;
}
