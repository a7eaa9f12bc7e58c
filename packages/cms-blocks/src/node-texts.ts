import type { ContentNode } from '@brandpost/domain';
import type { Block, BlockSearchText, BlockText, FeedPart, PropKind } from './block.ts';
import { readProps } from './read-props.ts';
import { type BlockType, blockOfType } from './registry.ts';

/** A prop of a node whose value is a text, and what that text is. */
export type NodeText = {
  readonly prop: string;
  readonly kind: Exclude<PropKind, 'choice'>;
  readonly value: string;
};

/** What a prop of a block is; null when the block has no such prop. */
export function kindOfProp(block: Block, prop: string): PropKind | null {
  const kinds = block.kinds as Readonly<Record<string, PropKind>>;
  return Object.hasOwn(kinds, prop) ? (kinds[prop] ?? null) : null;
}

/** The texts in a node's props, in the order of its definition; none for a block of an unknown type. */
export function textsOfNode(node: ContentNode): NodeText[] {
  const block = blockOfType(node.type);
  if (block === null) return [];
  const props = propsOf(block, node);
  return kindsOf(block).flatMap(([prop, kind]) =>
    kind === 'choice' ? [] : [{ prop, kind, value: String(props.get(prop)) }],
  );
}

/** The values of a node's props of one kind, such as the addresses of its pictures. */
export function valuesOfKind(node: ContentNode, kind: NodeText['kind'] & string): string[] {
  const block = blockOfType(node.type);
  if (block === null) return [];
  const names = kindsOf(block).flatMap(([prop, other]) => (other === kind ? [prop] : []));
  if (names.length === 0) return [];
  const props = propsOf(block, node);
  return names.map((name) => String(props.get(name)));
}

/** The links that a node has as props of their own, not those within rich text. */
export function linkPropsOf(node: ContentNode): { text: string; href: string }[] {
  const block = blockOfType(node.type);
  if (block === null) return [];
  const props = propsOf(block, node);
  return kindsOf(block).flatMap(([prop, kind]) =>
    typeof kind === 'string'
      ? []
      : [{ text: String(props.get(kind.linkWithText)), href: String(props.get(prop)) }],
  );
}

/** What a block is, in Swedish: “Rubrik”, “Kolumn 6”; the type itself where that is unknown. */
export function labelOf(node: ContentNode): string {
  const block = blockOfType(node.type);
  if (block === null) return node.type;
  return block.labelOf?.(readProps(block, node)) ?? block.label;
}

/** What a block can be found by, without the blocks within it. */
export function searchTextOf(node: ContentNode): BlockSearchText {
  return ask(node, (block, props) => block.searchText(props)) ?? {};
}

/** What a block says to readers of feeds. */
export function feedOf(node: ContentNode): readonly FeedPart[] {
  return ask(node, (block, props) => block.feed(props, node)) ?? [];
}

/** The texts of a block that are judged for how they read. */
export function readableTextsOf(node: ContentNode): readonly BlockText[] {
  return ask(node, (block, props) => block.readableTexts(props)) ?? [];
}

/** A block's own words, for lists of blocks. */
export function summaryOf(node: ContentNode): ReturnType<Block['summary']> {
  return ask(node, (block, props) => block.summary(props, node)) ?? '';
}

/** What a definition answers about a node; null for a block of an unknown type. */
function ask<Answer>(
  node: ContentNode,
  question: (block: Block<BlockType>, props: object) => Answer,
): Answer | null {
  const block = blockOfType(node.type);
  return block === null ? null : question(block, readProps(block, node));
}

function kindsOf(block: Block): [prop: string, kind: PropKind][] {
  return Object.entries(block.kinds as Readonly<Record<string, PropKind>>);
}

function propsOf(block: Block, node: ContentNode): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(readProps(block, node)));
}
