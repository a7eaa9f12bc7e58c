import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const ITEM = '[data-file]';

/**
 * One stop of the Tab key for all files of a list; the arrow keys, Home and End lead from one to another, also up and
 * down in a grid. Each file's element has its id as `data-file`.
 */
export function useRovingFocus(ids: readonly number[]) {
  const [current, setCurrent] = useState<number | null>(null);
  const stop = current !== null && ids.includes(current) ? current : (ids[0] ?? null);
  return {
    tabIndexOf: (id: number) => (id === stop ? 0 : -1),
    listProps: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        const item = target.closest<HTMLElement>(ITEM);
        if (item !== null) setCurrent(Number(item.dataset.file));
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)];
        const at = items.indexOf(event.target as HTMLElement);
        const next = at === -1 ? null : itemAfter(event.key, at, items.map(placeOf));
        if (next === null) return;
        event.preventDefault();
        items[next]?.focus();
      },
    },
  };
}

type Place = { y: number };

/** Which item a key leads to from the one at `at`; null for other keys, and at an edge. */
export function itemAfter(key: string, at: number, places: readonly Place[]): number | null {
  const last = places.length - 1;
  const perRow = places.filter(({ y }) => y === places[0]?.y).length;
  const steps = new Map([
    ['ArrowRight', at + 1],
    ['ArrowLeft', at - 1],
    ['ArrowDown', Math.min(at + perRow, isInLastRow(at, perRow, last) ? at : last)],
    ['ArrowUp', at - perRow],
    ['Home', 0],
    ['End', last],
  ]);
  const next = steps.get(key);
  return next === undefined || next < 0 || next > last || next === at ? null : next;
}

function isInLastRow(at: number, perRow: number, last: number): boolean {
  return Math.floor(at / perRow) === Math.floor(last / perRow);
}

function placeOf(element: HTMLElement): Place {
  return { y: Math.round(element.getBoundingClientRect().top) };
}
