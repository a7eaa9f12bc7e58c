import type { AccessibilityStatement } from '@brandpost/rubicore-api';

type Finding = AccessibilityStatement['findings'][number];

/** What is wrong by one criterion: each fault in words, with the pages that have it. */
export type CriterionFindings = {
  criterion: string;
  name: string;
  count: number;
  faults: { message: string; pages: { path: string; title: string }[] }[];
};

/** In the order of the findings, which is that of the criteria. A page is named once for each fault. */
export function groupedFindings(findings: readonly Finding[]): CriterionFindings[] {
  return grouped(findings, ({ criterion }) => criterion).map(([criterion, ofCriterion]) => ({
    criterion,
    name: ofCriterion[0]?.criterionName ?? '',
    count: ofCriterion.length,
    faults: grouped(ofCriterion, ({ message }) => message).map(([message, ofFault]) => ({
      message,
      pages: grouped(ofFault, ({ path }) => path).map(([path, [first]]) => ({
        path,
        title: first?.title ?? path,
      })),
    })),
  }));
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups];
}
