import type { AreaProps } from './definition.ts';

/** Whether anything is said of an area but where it is. */
export function saysSomething({ places: _, ...said }: AreaProps): boolean {
  return Object.values(said).some((part) => part.trim() !== '');
}
