import { safeUrl } from '../address/safe-url.ts';
import { ALLOWED_TAGS, type AllowedTag, MAX_NESTING } from './allowed-html.ts';
import { tokensOf } from './tokens.ts';

/**
 * Rich text as a tree, for the view. Why our own reader and not html-react-parser, which was measured first:
 * - In a browser it assigns to `innerHTML`, which the page's `require-trusted-types-for 'script'` refuses.
 * - It reads with one parser on the server and another in the browser; here both are the same, so React hydrates what it
 *   rendered.
 * - It weighs 10.9 kB gzip in the browser; this is 2 kB.
 * Nothing depends on it for safety: whatever it makes of a text, the tree holds only allowed tags and addresses that
 * `safeUrl` let through. Its nesting is such that a browser reads the rendered HTML back to the same tree: blocks never
 * within a paragraph, lists of items only, no link within a link.
 */
export type RichNode = string | RichElement;
export type RichElement = {
  readonly tag: AllowedTag;
  /** Of links alone. */
  readonly href: string | null;
  readonly opensNewTab: boolean;
  readonly children: readonly RichNode[];
};

type Open = {
  tag: AllowedTag | 'root';
  href: string | null;
  opensNewTab: boolean;
  children: (string | Open)[];
};

const allowed: ReadonlySet<string> = new Set(ALLOWED_TAGS);
const BLOCKS: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'blockquote', 'h2', 'h3', 'h4', 'h5']);
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol']);
/** What blocks may stand in. */
const FLOW: ReadonlySet<string> = new Set(['root', 'blockquote', 'li']);
/** Where a text needs a paragraph of its own. */
const NEEDS_PARAGRAPH: ReadonlySet<string> = new Set(['root', 'blockquote']);
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['h1', 'h2'],
  ['h6', 'h5'],
  ['div', 'p'],
]);

/** Reads rich text, sanitised or not. Empty paragraphs, headings and links are left out. Never throws. */
export function readRichText(html: string): readonly RichNode[] {
  const builder = new RichTextBuilder();
  const text = html.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').toWellFormed();
  for (const token of tokensOf(text)) {
    if (token.kind === 'text') builder.addText(token.text);
    else {
      const tag = ALIASES.get(token.tag) ?? token.tag;
      if (!allowed.has(tag)) continue;
      if (token.kind === 'open') builder.open(tag as AllowedTag, token.attributes);
      else builder.close(tag as AllowedTag);
    }
  }
  return builder.finish();
}

class RichTextBuilder {
  readonly #root: Open = newOpen('root');
  readonly #stack: Open[] = [this.#root];

  addText(text: string) {
    if (isBlank(text) && !this.#isInLine()) return;
    this.#prepareForInline();
    const { children } = this.#top;
    const last = children.at(-1);
    // One text where there were two: React would put a comment between them.
    if (typeof last === 'string') children[children.length - 1] = last + text;
    else children.push(text);
  }

  open(tag: AllowedTag, attributes: ReadonlyMap<string, string>) {
    if (this.#stack.length > MAX_NESTING) return;
    if (tag === 'br') {
      this.#prepareForInline();
      this.#top.children.push(newOpen('br'));
    } else if (tag === 'li') this.#openItem();
    else if (BLOCKS.has(tag)) {
      this.#prepareForBlock();
      this.#push(newOpen(tag));
    } else {
      if (tag === 'a') this.close('a');
      this.#prepareForInline();
      this.#push(tag === 'a' ? newLink(attributes) : newOpen(tag));
    }
  }

  close(tag: AllowedTag) {
    const at = this.#stack.findLastIndex((open) => open.tag === tag);
    if (at <= 0) return;
    // A stray end of something inline, or of an item, must not reach out of the list or paragraph that it stands in.
    const isCrossing = this.#stack.slice(at + 1).some((open) => BLOCKS.has(open.tag) || open.tag === 'li');
    if (isCrossing && !BLOCKS.has(tag)) return;
    this.#stack.length = at;
  }

  finish(): readonly RichNode[] {
    return withoutEmpty(this.#root.children);
  }

  get #top(): Open {
    return this.#stack.at(-1) ?? this.#root;
  }

  #push(open: Open) {
    this.#top.children.push(open);
    this.#stack.push(open);
  }

  /** Whether a blank here is a space between words. */
  #isInLine(): boolean {
    return !NEEDS_PARAGRAPH.has(this.#top.tag) && !LISTS.has(this.#top.tag);
  }

  #prepareForInline() {
    if (LISTS.has(this.#top.tag)) this.#openItem();
    else if (NEEDS_PARAGRAPH.has(this.#top.tag)) this.#push(newOpen('p'));
  }

  #prepareForBlock() {
    while (!FLOW.has(this.#top.tag) && !LISTS.has(this.#top.tag)) this.#stack.pop();
    if (!LISTS.has(this.#top.tag)) return;
    // A list straight within a list belongs to the item before it.
    const last = this.#top.children.at(-1);
    if (typeof last === 'object' && last.tag === 'li') this.#stack.push(last);
    else this.#push(newOpen('li'));
  }

  #openItem() {
    const listAt = this.#stack.findLastIndex((open) => LISTS.has(open.tag));
    if (listAt === -1) {
      this.#prepareForBlock();
      this.#push(newOpen('p'));
      return;
    }
    this.#stack.length = listAt + 1;
    this.#push(newOpen('li'));
  }
}

function newOpen(tag: AllowedTag | 'root'): Open {
  return { tag, href: null, opensNewTab: false, children: [] };
}

function newLink(attributes: ReadonlyMap<string, string>): Open {
  const href = safeUrl(attributes.get('href') ?? '', 'link');
  return { ...newOpen('a'), href, opensNewTab: href !== null && attributes.get('target') === '_blank' };
}

/** Depth is bounded by `MAX_NESTING`. Links that lead nowhere become their text. */
function withoutEmpty(nodes: readonly (string | Open)[]): RichNode[] {
  const kept: RichNode[] = [];
  for (const node of nodes) {
    if (typeof node === 'string' || node.tag === 'br') {
      add(kept, typeof node === 'string' ? node : (node as RichElement));
      continue;
    }
    const children = withoutEmpty(node.children);
    const saysNothing = children.every((child) =>
      typeof child === 'string' ? isBlank(child) : child.tag === 'br',
    );
    if (node.tag === 'a' && (node.href === null || saysNothing))
      for (const child of children) add(kept, child);
    else if (!saysNothing) kept.push({ ...node, tag: node.tag as AllowedTag, children });
    else if (!BLOCKS.has(node.tag) && node.tag !== 'li') for (const child of children) add(kept, child);
  }
  return kept;
}

function add(nodes: RichNode[], node: RichNode) {
  const last = nodes.at(-1);
  if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
  else nodes.push(node);
}

/** Nothing to see; a no-break space alone is nothing too. */
function isBlank(text: string): boolean {
  return /^[\s\u00a0]*$/.test(text);
}
