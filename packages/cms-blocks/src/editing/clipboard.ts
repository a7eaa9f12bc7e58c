import type { ContentNode } from '@brandpost/domain';
import { html } from '../blocks/html/definition.ts';
import { TREE_LIMITS } from '../limits.ts';
import { isPlainObject } from '../plain-object.ts';
import { readProps } from '../read-props.ts';
import { BLOCKS, mayContain } from '../registry.ts';
import { failed, ok, type Result } from '../result.ts';
import { readRichText } from '../rich-text/read-rich-text.ts';
import { checkNodes } from '../tree/check-nodes.ts';
import { copyBlock } from '../tree/copy-block.ts';
import { isTooLarge } from '../tree/tree-size.ts';
import { writeRichText } from './paste/write-rich-text.ts';

const MARKER = 'brandpost-blocks';
const VERSION = 1;
/** Room for what JSON adds when it is laid out for reading. */
const MAX_TEXT_LENGTH = 4 * TREE_LIMITS.maxBytes;

/** Why a text holds no blocks to paste. */
export type ClipboardError = {
  /** `not-blocks`: something else was copied, which may be pasted as text. */
  readonly code: 'not-blocks' | 'unknown-version' | 'bad-blocks' | 'too-large';
  /** In Swedish, fit to show. */
  readonly message: string;
};

/** Blocks as text for the system's clipboard; `blocksFromText` reads it. */
export function blocksToText(blocks: readonly ContentNode[]): string {
  return JSON.stringify({ kind: MARKER, version: VERSION, blocks });
}

/**
 * The blocks in a text that `blocksToText` made, here or on another site, with new ids. Where they may stand is judged
 * when they are added: a column may be copied, and has a place within a row alone.
 * @param text anything that was on the clipboard
 * @param newId gives a new, unique id each time
 */
export function blocksFromText(text: string, newId: () => string): Result<ContentNode[], ClipboardError> {
  if (text.length > MAX_TEXT_LENGTH) return refuse('too-large');
  const copied = parse(text);
  if (!isPlainObject(copied) || copied.kind !== MARKER) return refuse('not-blocks');
  if (copied.version !== VERSION) return refuse('unknown-version');
  if (!Array.isArray(copied.blocks) || copied.blocks.length === 0) return refuse('bad-blocks');

  const blocks: ContentNode[] = [];
  const seenIds = new Set<string>();
  for (const block of copied.blocks as unknown[]) {
    const parentType = parentTypeFor(block);
    const depth = parentType === null ? 1 : 2;
    const checked = checkNodes([block], { parentType, depth, seenIds, nodeCount: seenIds.size });
    if (!checked.ok) return refuse('bad-blocks', checked.error[0]?.message);
    blocks.push(...checked.value);
  }
  if (isTooLarge(blocks)) return refuse('too-large');
  return ok(blocks.map((block) => copyBlock(withCleanText(block), newId)));
}

/** Rich text as the editor writes it, whatever came along. */
function withCleanText(node: ContentNode): ContentNode {
  const children = node.children.map(withCleanText);
  if (node.type !== html.type) return { ...node, children };
  return { ...node, props: { html: writeRichText(readRichText(readProps(html, node).html)) }, children };
}

const MESSAGES: Readonly<Record<ClipboardError['code'], string>> = {
  'not-blocks': 'Det du har kopierat är inte block härifrån',
  'unknown-version': 'Blocken är kopierade från en annan version och går inte att klistra in',
  'bad-blocks': 'Blocken går inte att klistra in',
  'too-large': 'Det du har kopierat är för stort för att klistras in',
};

function refuse(code: ClipboardError['code'], detail?: string) {
  const message = detail === undefined ? MESSAGES[code] : `${MESSAGES[code]}: ${detail}`;
  return failed<ClipboardError>({ code, message });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A type of block that may hold this one; null where it may stand at the root, or nowhere. */
function parentTypeFor(block: unknown): string | null {
  const type = isPlainObject(block) && typeof block.type === 'string' ? block.type : '';
  if (mayContain(null, type)) return null;
  return BLOCKS.find((parent) => parent.mayContain.includes(type))?.type ?? null;
}
