import { type Link, SIGN_INS } from '@brandpost/domain';
import { integerOrNull, textOf, textOrNull } from './fields.ts';
import { listFrom, objectFrom } from './json-text.ts';

/** A link as the product knows it; null without id, name or address. */
export function decodeLink(wire: unknown): Link | null {
  const row = objectFrom(wire);
  const id = integerOrNull(row?.id);
  if (row === null || id === null || textOf(row.name) === '' || textOf(row.url) === '') return null;
  return {
    id,
    icon: textOrNull(row.icon),
    name: textOf(row.name),
    shortDescription: textOf(row.shortDescription),
    longDescription: textOf(row.longDescription),
    url: textOf(row.url),
    type: textOf(row.type),
    createdDate: textOrNull(row.createdDate),
    needs: listFrom(row.needs)
      .map(textOf)
      .filter((need) => need !== ''),
    processingTime: textOf(row.processingTime),
    cost: textOf(row.cost),
    signIn: SIGN_INS.find((known) => known === row.signIn) ?? null,
  };
}
