import { MAX_NESTING } from '../../rich-text/allowed-html.ts';
import { tokensOf } from '../../rich-text/tokens.ts';

/** What was pasted, as elements within each other. Attributes and tags are as they came: nothing here is safe to show. */
export type PastedNode = string | PastedElement;
export type PastedElement = {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: PastedNode[];
};

const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr v:imagedata'.split(' '),
);
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
/** What the start of an element ends when that is left open, and within what. */
const ENDS: ReadonlyMap<string, { tags: ReadonlySet<string>; within: ReadonlySet<string> }> = new Map([
  ['li', { tags: new Set(['li']), within: new Set(['ul', 'ol', 'table']) }],
  ['td', { tags: CELLS, within: new Set(['tr', 'table']) }],
  ['th', { tags: CELLS, within: new Set(['tr', 'table']) }],
  ['tr', { tags: new Set(['tr']), within: new Set(['table']) }],
  ['p', { tags: new Set(['p']), within: new Set(['li', 'td', 'th', 'div', 'blockquote']) }],
]);
const PART_OF_TABLE = /^\s*<(?:caption|col|colgroup|thead|tbody|tfoot|tr|td|th)\b/i;
const MAX_ELEMENTS = 50_000;

/**
 * Reads HTML from the clipboard: what the system marked as copied, where it did. Elements past the sixty-fourth level and
 * the fifty-thousandth lose their tags. Never throws, and uses nothing of the browser's.
 */
export function parsePasted(html: string): PastedNode[] {
  const root: PastedElement = { tag: '', attributes: new Map(), children: [] };
  const open = [root];
  let count = 0;
  for (const token of tokensOf(copiedPart(html).replaceAll('\u0000', '').toWellFormed())) {
    const top = open.at(-1) ?? root;
    if (token.kind === 'text') top.children.push(token.text);
    else if (token.kind === 'close') {
      const at = open.findLastIndex((element) => element.tag === token.tag);
      const isInCell = open.slice(at + 1).some((element) => CELLS.has(element.tag));
      if (at > 0 && (!isInCell || token.tag === 'tr' || token.tag === 'table')) open.length = at;
    } else if (count < MAX_ELEMENTS) {
      count += 1;
      endOpen(open, token.tag);
      const element: PastedElement = { tag: token.tag, attributes: token.attributes, children: [] };
      (open.at(-1) ?? root).children.push(element);
      if (!VOID.has(token.tag) && open.length <= MAX_NESTING) open.push(element);
    }
  }
  return root.children;
}

function endOpen(open: PastedElement[], tag: string) {
  const ends = ENDS.get(tag);
  if (ends === undefined) return;
  const at = open.findLastIndex((element) => ends.tags.has(element.tag) || ends.within.has(element.tag));
  if (at > 0 && ends.tags.has(open[at]?.tag ?? '')) open.length = at;
}

/** Excel marks what is within its table: what begins with a part of a table gets the table back. */
function copiedPart(html: string): string {
  const start = /<!--\s*StartFragment\s*-->/.exec(html);
  if (start === null) return html;
  const rest = html.slice(start.index + start[0].length);
  const end = /<!--\s*EndFragment\s*-->/.exec(rest);
  const part = end === null ? rest : rest.slice(0, end.index);
  return PART_OF_TABLE.test(part) ? `<table>${part}</table>` : part;
}
