import { threeWay } from './three-way.ts';

/** A field that both changed, to different values. */
export type FieldConflict<Field> = {
  readonly field: Field;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
};

export type FieldMerge<Entity, Field> = {
  /** Mine with what they alone changed; holds mine where there is a conflict. */
  readonly merged: Entity;
  readonly conflicts: readonly FieldConflict<Field>[];
};

/**
 * Merges what two people made of the same record, field by field. Values are compared as JSON.
 * @param fields those that are merged; all others are as in `mine`
 */
export function mergeFields<Entity extends object, Field extends keyof Entity>(
  base: Entity,
  mine: Entity,
  theirs: Entity,
  fields: readonly Field[],
): FieldMerge<Entity, Field> {
  const merged = { ...mine };
  const conflicts: FieldConflict<Field>[] = [];
  for (const field of fields) {
    const outcome = threeWay(base[field], mine[field], theirs[field]);
    if (outcome === 'contested') {
      conflicts.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] });
    }
    if (outcome !== 'theirs') continue;
    if (field in theirs) merged[field] = theirs[field];
    else delete merged[field];
  }
  return { merged, conflicts };
}
