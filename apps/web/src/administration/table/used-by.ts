import { ApiError } from '@brandpost/rubicore-api';

/** Something that uses a record, as the API names it. */
export type UsedBy = { entity: string; id: number; name: string };

/** What an API says stands in the way of a deletion; empty where it says nothing of it. */
export function usedByIn(error: unknown): UsedBy[] {
  const told = error instanceof ApiError ? error.conflict.usedBy : null;
  return Array.isArray(told) ? told.filter(isUsedBy) : [];
}

function isUsedBy(value: unknown): value is UsedBy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'entity' in value &&
    typeof value.entity === 'string' &&
    'id' in value &&
    typeof value.id === 'number' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
