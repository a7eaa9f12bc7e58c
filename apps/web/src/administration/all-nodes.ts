import type { Node } from '@brandpost/domain';
import { compareSwedish } from '@brandpost/swedish';

/** A node and how far below the topmost one it lies. */
export type PlacedNode = Node & { depth: number };

/** Nodes in the order of their tree, siblings by name. One whose parent is missing stands at the top; none is left out. */
export function placeNodes(nodes: readonly Node[]): PlacedNode[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const below = new Map<number | null, Node[]>();
  for (const node of [...nodes].sort((a, b) => compareSwedish(a.name, b.name))) {
    const parent = node.parent !== null && ids.has(node.parent) ? node.parent : null;
    below.set(parent, [...(below.get(parent) ?? []), node]);
  }
  const placed: PlacedNode[] = [];
  const place = (parent: number | null, depth: number) => {
    for (const node of below.get(parent) ?? []) {
      placed.push({ ...node, depth });
      place(node.id, depth + 1);
    }
  };
  place(null, 0);
  return placed;
}

/** A node as a choice in a list, further in the deeper it lies. */
export function indented({ id, name, depth }: PlacedNode): { value: string; text: string } {
  return { value: String(id), text: `${'\u2003'.repeat(depth)}${name}` };
}
