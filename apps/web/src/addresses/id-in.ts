import { MAX_ID } from '@brandpost/domain';

/** What stands in an address as the number of a record; null where it can be none. */
export function idIn(value: string | undefined): number | null {
  const id = Number(value);
  return value !== undefined && Number.isInteger(id) && id >= 1 && id <= MAX_ID ? id : null;
}
