import {
  ALERT_EVENTS,
  ALERT_LANGUAGES,
  ALERT_LEVELS,
  type AlertDetails,
  type AlertTranslation,
  type AlertUpdate,
  type GeoPoint,
  roundedPoint,
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
    polygon: cornersOf(row.polygon),
    instructions: linesOf(row.instructions),
    nextUpdateAt: textOrNull(row.nextUpdateAt),
    allClearAt: textOrNull(row.allClearAt),
    withdrawnAt: textOrNull(row.withdrawnAt),
    isDrill: isFlag(row.isDrill),
    updates: listFrom(row.updates).flatMap(decodeUpdate),
    translations: listFrom(row.translations).flatMap(decodeTranslation),
  };
}

/** All corners or none: what lacks one would be another area. */
function cornersOf(value: unknown): GeoPoint[] {
  const corners = listFrom(value).flatMap((corner) => {
    const { lat, lon } = objectFrom(corner) ?? {};
    const isPoint = Number.isFinite(lat) && Number.isFinite(lon);
    return isPoint ? [roundedPoint({ lat: Number(lat), lon: Number(lon) })] : [];
  });
  return corners.length === listFrom(value).length ? corners : [];
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
  return [{ language, title: textOf(title), text: textOf(text), instructions: linesOf(instructions) }];
}

function linesOf(value: unknown): string[] {
  return listFrom(value)
    .map(textOf)
    .filter((text) => text !== '');
}
