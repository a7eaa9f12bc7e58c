/** The text of each element of one kind in a piece of HTML that we wrote ourselves, in order. */
export function inlineTexts(html: string, element: 'style' | 'script'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\bsrc=)[^>]*>([^]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}
