import type { Block } from './block.ts';
import { accordion } from './blocks/accordion/definition.ts';
import { area } from './blocks/area/definition.ts';
import { areaLookup } from './blocks/area-lookup/definition.ts';
import { card } from './blocks/card/definition.ts';
import { col } from './blocks/col/definition.ts';
import { eService } from './blocks/e-service/definition.ts';
import { heading } from './blocks/heading/definition.ts';
import { html } from './blocks/html/definition.ts';
import { image } from './blocks/image/definition.ts';
import { pdf } from './blocks/pdf/definition.ts';
import { row } from './blocks/row/definition.ts';
import { sharedBlock } from './blocks/shared-block/definition.ts';
import { table } from './blocks/table/definition.ts';
import { tableHeading } from './blocks/table-heading/definition.ts';
import { tableRow } from './blocks/table-row/definition.ts';
import { vacancies } from './blocks/vacancies/definition.ts';
import { video } from './blocks/video/definition.ts';

const blocks = [
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
  vacancies,
  areaLookup,
  area,
  sharedBlock,
] as const satisfies readonly Block[];

/** The type of a block that there is. A record of these does not compile while one of them is missing. */
export type BlockType = (typeof blocks)[number]['type'];

/** The props of the blocks of a type. */
export type PropsOf<Type extends BlockType> = ReturnType<
  Extract<(typeof blocks)[number], { type: Type }>['initial']
>;

/** Every block there is, in the order in which an editor is offered them. Source: SPEC section 3, CMS content. */
export const BLOCKS: readonly Block<BlockType>[] = blocks;

const byType: ReadonlyMap<string, Block<BlockType>> = new Map(BLOCKS.map((block) => [block.type, block]));

/** @returns the block of that type, or null. Safe to ask with any text: `constructor` is not a block. */
export function blockOfType(type: string): Block<BlockType> | null {
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
export function blocksAllowedIn(parentType: string | null): Block<BlockType>[] {
  return BLOCKS.filter((block) => mayContain(parentType, block.type));
}
