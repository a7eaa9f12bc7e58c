/*
 * Without the schema library: visitors' browsers load this.
 */
import type { GeoPoint } from '../geo/geo-point.ts';
import { LANGUAGES, type Language } from '../languages.ts';

/** How severe a crisis alert is, worst first. `vma` is the national Viktigt meddelande till allmänheten. */
export const ALERT_LEVELS = ['vma', 'severe', 'warning', 'information'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

export const ALERT_EVENTS = [
  'fire',
  'smoke',
  'spill',
  'water',
  'weather',
  'power',
  'telephony',
  'other',
] as const;
export type AlertEvent = (typeof ALERT_EVENTS)[number];

/** What an alert may be written in besides Swedish: written, not filmed. */
export type AlertLanguage = Exclude<Language, 'sv' | 'swl'>;
export const ALERT_LANGUAGES = LANGUAGES.filter(
  (language): language is AlertLanguage => language !== 'sv' && language !== 'swl',
);

/** What was said at a moment (ISO 8601 with offset). */
export type AlertUpdate = { at: string; text: string };

/** The alert in short, in another language. */
export type AlertTranslation = {
  language: AlertLanguage;
  title: string;
  text: string;
  instructions: string[];
  /** Since when the Swedish text says more (ISO 8601 with offset), if it does; the API tells, nobody sets it. */
  outdatedSince?: string;
};

/**
 * What a crisis alert says besides what every post does. When it ends is the post's `unpublishedDate`; its title and
 * excerpt say what has happened.
 */
export type AlertDetails = {
  level: AlertLevel;
  event: AlertEvent;
  /** Empty where it concerns all that the service covers. */
  municipality: string;
  /** Where in it: villages, quarters, roads. */
  places: string[];
  /** The corners of the area on a map, on a grid of about 10 m and not closed; empty where none is drawn. */
  polygon: GeoPoint[];
  /** ”Gör så här nu”, the most important first. */
  instructions: string[];
  /** By when more will be said at the latest; null where nothing is promised. */
  nextUpdateAt: string | null;
  /** Since when the danger is over; null while it lasts. */
  allClearAt: string | null;
  /** When it was taken back, because it should not have gone out; null for one that stands. */
  withdrawnAt: string | null;
  /** An exercise, which staff alone see. */
  isDrill: boolean;
  /** Newest first. */
  updates: AlertUpdate[];
  translations: AlertTranslation[];
};

/** An alert of which nothing has been said yet. */
export function emptyAlertDetails(): AlertDetails {
  return {
    level: 'warning',
    event: 'other',
    municipality: '',
    places: [],
    polygon: [],
    instructions: [],
    nextUpdateAt: null,
    allClearAt: null,
    withdrawnAt: null,
    isDrill: false,
    updates: [],
    translations: [],
  };
}
