import { BLOCKS } from '../registry.ts';
import type { BlockFixtures } from './block-states.fixtures.ts';

/** Every block's fixtures, by type: what the fixtures file in its folder exports. */
export const ALL_FIXTURES: Readonly<Record<string, BlockFixtures>> = Object.fromEntries(
  await Promise.all(
    BLOCKS.map(async ({ type }): Promise<[string, BlockFixtures]> => {
      const exported: Record<string, BlockFixtures> = await import(`../blocks/${type}/${type}.fixtures.ts`);
      const [fixtures] = Object.values(exported);
      if (fixtures === undefined) throw new Error(`The block ${type} has no fixtures.`);
      return [type, fixtures];
    }),
  ),
);
