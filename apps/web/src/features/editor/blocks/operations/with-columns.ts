import type { ContentNode } from '@brandpost/domain';
import { newContent } from './new-content.ts';

/** A row with so many columns, equally wide; what stood in those that go away moves into the last that stays. */
export function withColumns(row: ContentNode, count: 1 | 2 | 3 | 4, newId: () => string): ContentNode {
  const kept = row.children.slice(0, count);
  const moved = row.children.slice(count).flatMap(({ children }) => children);
  while (kept.length < count) {
    const column = newContent('col', newId);
    if (column !== null) kept.push(column);
  }
  const children = kept.map((column, index) => ({
    ...column,
    props: { ...column.props, cols: 12 / count },
    children: index === count - 1 ? [...column.children, ...moved] : column.children,
  }));
  return { ...row, children };
}
