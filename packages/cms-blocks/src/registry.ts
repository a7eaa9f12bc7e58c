import { accordion } from './accordion/model.ts';
import type { Block } from './block.ts';
import { card } from './card/model.ts';
import { col } from './col/model.ts';
import { eService } from './e-service/model.ts';
import { heading } from './heading/model.ts';
import { html } from './html/model.ts';
import { image } from './image/model.ts';
import { pdf } from './pdf/model.ts';
import { row } from './row/model.ts';
import { table } from './table/model.ts';
import { tableHeading } from './table-heading/model.ts';
import { tableRow } from './table-row/model.ts';
import { video } from './video/model.ts';

/** Every block there is, in the order in which an editor is offered them. Source: SPEC section 3, CMS content. */
export const BLOCKS: readonly Block[] = [
  heading,
  html,
  image,
  card,
  row,
  col,
  table,
  tableHeading,
  tableRow,
  accordion,
  pdf,
  video,
  eService,
];

const byType: ReadonlyMap<string, Block> = new Map(BLOCKS.map((block) => [block.type, block]));

/** @returns the block of that type, or null. Safe to ask with any text: `constructor` is not a block. */
export function blockOfType(type: string): Block | null {
  return byType.get(type) ?? null;
}

/**
 * Whether a block may stand there.
 * @param parentType type of the block around it, or null at the root
 */
export function mayContain(parentType: string | null, childType: string): boolean {
  const child = byType.get(childType);
  if (child === undefined) return false;
  if (parentType === null) return child.mayStandAtRoot;
  return byType.get(parentType)?.mayContain.includes(childType) ?? false;
}

/** @returns the blocks that may stand there, as an editor is offered them. */
export function blocksAllowedIn(parentType: string | null): Block[] {
  return BLOCKS.filter((block) => mayContain(parentType, block.type));
}
