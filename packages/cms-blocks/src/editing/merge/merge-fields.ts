import type { Texts } from './merge-text.ts';
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
 * @param mergeTexts for fields that are merged by their words: what both made of one, or null where it has to be asked
 */
export function mergeFields<Entity extends object, Field extends keyof Entity>(
  base: Entity,
  mine: Entity,
  theirs: Entity,
  fields: readonly Field[],
  mergeTexts: (field: Field, texts: Texts) => string | null = () => null,
): FieldMerge<Entity, Field> {
  const merged = { ...mine };
  const conflicts: FieldConflict<Field>[] = [];
  for (const field of fields) {
    const values = { base: base[field], mine: mine[field], theirs: theirs[field] };
    const outcome = threeWay(values.base, values.mine, values.theirs);
    if (outcome === 'contested') {
      const text = areTexts(values) ? mergeTexts(field, values) : null;
      if (text === null) conflicts.push({ field, ...values });
      else Object.assign(merged, { [field]: text });
    }
    if (outcome !== 'theirs') continue;
    if (field in theirs) merged[field] = theirs[field];
    else delete merged[field];
  }
  return { merged, conflicts };
}

function areTexts<Values extends Record<keyof Texts, unknown>>(values: Values): values is Values & Texts {
  return [values.base, values.mine, values.theirs].every((value) => typeof value === 'string');
}
