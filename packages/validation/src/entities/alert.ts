import {
  ALERT_EVENTS,
  ALERT_LANGUAGES,
  ALERT_LEVELS,
  INSTANT_PATTERN,
  POLYGON_MAX_CORNERS,
  SWEDEN,
  TITLE_MAX_LENGTH,
} from '@brandpost/domain';
import { type TStringOptions, Type } from 'typebox';
import { messages } from '../messages.ts';
import { boolean, filledText, record, records, text } from './fields.ts';

/** More than somebody in a hurry reads. */
export const ALERT_LINES_MAX_COUNT = 20;
export const ALERT_LINE_MAX_LENGTH = 200;
const UPDATES_MAX_COUNT = 200;
const outside = { minimum: messages.outsideSweden, maximum: messages.outsideSweden };
const instant = { pattern: INSTANT_PATTERN };
const saying = { maxLength: 1000 };
const line = { maxLength: ALERT_LINE_MAX_LENGTH, format: 'line' };
const lines = (options: TStringOptions) =>
  Type.Array(filledText({ format: 'line', ...options }), { maxItems: ALERT_LINES_MAX_COUNT });

/**
 * What a crisis alert says besides what every post does.
 * @param words how words are judged that have to be there: as they stand in a draft, filled in what is published
 */
export function alertRules(
  words: (options?: TStringOptions) => ReturnType<typeof text> | ReturnType<typeof filledText>,
) {
  return record({
    level: filledText({ enum: ALERT_LEVELS }),
    event: filledText({ enum: ALERT_EVENTS }),
    municipality: text(line),
    places: lines({ maxLength: 100 }),
    /** Whether they enclose an area is for `checkAlert`. */
    polygon: records(POLYGON_MAX_CORNERS, {
      lat: Type.Number({ minimum: SWEDEN.south, maximum: SWEDEN.north, messages: outside }),
      lon: Type.Number({ minimum: SWEDEN.west, maximum: SWEDEN.east, messages: outside }),
    }),
    instructions: lines(line),
    nextUpdateAt: text(instant),
    allClearAt: text(instant),
    withdrawnAt: text(instant),
    isDrill: boolean(),
    updates: records(UPDATES_MAX_COUNT, { at: filledText(instant), text: words(saying) }),
    translations: records(ALERT_LANGUAGES.length, {
      language: filledText({ enum: ALERT_LANGUAGES }),
      title: words({ maxLength: TITLE_MAX_LENGTH, format: 'line' }),
      text: text(saying),
      instructions: lines(line),
    }),
  });
}
