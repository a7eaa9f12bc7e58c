import {
  ALERT_EVENTS,
  ALERT_LANGUAGES,
  ALERT_LEVELS,
  type AlertDetails,
  type AlertTranslation,
  type AlertUpdate,
  type GeoPoint,
} from '@brandpost/domain';
import { isFlag, textOf, textOrNull } from './fields.ts';
import { listFrom, objectFrom } from './json-text.ts';

/** @returns null for what tells no level: an upstream that knows none leaves alerts as plain posts */
export function decodeAlertDetails(value: unknown): AlertDetails | null {
  const row = objectFrom(value);
  const level = ALERT_LEVELS.find((known) => known === row?.level);
  if (row === null || level === undefined) return null;
  return {
    level,
    event: ALERT_EVENTS.find((known) => known === row.event) ?? 'other',
    municipality: textOf(row.municipality),
    places: linesOf(row.places),
    polygon: listFrom(row.polygon).map(cornerFrom),
    instructions: linesOf(row.instructions),
    nextUpdateAt: textOrNull(row.nextUpdateAt),
    allClearAt: textOrNull(row.allClearAt),
    withdrawnAt: textOrNull(row.withdrawnAt),
    isDrill: isFlag(row.isDrill),
    updates: listFrom(row.updates).flatMap(decodeUpdate),
    translations: listFrom(row.translations).flatMap(decodeTranslation),
  };
}

/** What is no number stays none, so that no other area is made of the rest: `soundPolygon` judges it. */
function cornerFrom(value: unknown): GeoPoint {
  const { lat, lon } = objectFrom(value) ?? {};
  return { lat: Number(lat), lon: Number(lon) };
}

function decodeUpdate(value: unknown): AlertUpdate[] {
  const row = objectFrom(value);
  const at = textOrNull(row?.at);
  return at === null ? [] : [{ at, text: textOf(row?.text) }];
}

function decodeTranslation(value: unknown): AlertTranslation[] {
  const row = objectFrom(value);
  const language = ALERT_LANGUAGES.find((known) => known === row?.language);
  if (row === null || language === undefined) return [];
  const { title, text, instructions } = row;
  const outdatedSince = textOrNull(row.outdatedSince);
  return [
    {
      ...{ language, title: textOf(title), text: textOf(text), instructions: linesOf(instructions) },
      ...(outdatedSince !== null && { outdatedSince }),
    },
  ];
}

function linesOf(value: unknown): string[] {
  return listFrom(value)
    .map(textOf)
    .filter((text) => text !== '');
}
