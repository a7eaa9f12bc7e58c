import type { ContentNode } from '@brandpost/domain';
import type { Block } from '../block.ts';
import { blockOfType } from '../registry.ts';
import { compareVersions, isVersion } from '../version-order.ts';

export type Versioned = { readonly version: string; readonly props: Record<string, unknown> };

/**
 * Props as the block's present version has them. Props that are up to date, newer, or of no readable version come back
 * as they are.
 */
export function migrateProps(block: Pick<Block, 'version' | 'migrations'>, from: Versioned): Versioned {
  if (!isVersion(from.version) || compareVersions(from.version, block.version) >= 0) return from;
  const due = block.migrations.filter((migration) => compareVersions(migration.to, from.version) > 0);
  return {
    version: block.version,
    props: due.reduce((props, migration) => migration.migrate(props), from.props),
  };
}

/** A copy of the tree in which every block has its type's present version; unknown types are left alone. */
export function migrateTree(tree: readonly ContentNode[]): ContentNode[] {
  const root: ContentNode[] = [];
  const waiting: { from: readonly ContentNode[]; to: ContentNode[] }[] = [{ from: tree, to: root }];
  for (let list = waiting.pop(); list !== undefined; list = waiting.pop()) {
    for (const node of list.from) {
      const block = blockOfType(node.type);
      const migrated = { ...node, ...(block === null ? {} : migrateProps(block, node)), children: [] };
      list.to.push(migrated);
      if (node.children.length > 0) waiting.push({ from: node.children, to: migrated.children });
    }
  }
  return root;
}
