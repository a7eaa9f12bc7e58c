import {
  ALERT_HOURS,
  type AlertLevel,
  type AlertTemplate,
  emptyAlertDetails,
  fillPlace,
  type GeoPoint,
  type PostFields,
  titleWithoutAdvice,
} from '@brandpost/domain';
import type { PostBody } from '@brandpost/rubicore-api';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long the all-clear is shown. */
const ALL_CLEAR_HOURS = 24;

/** What somebody has written of an alert, from a template. */
export type WrittenAlert = {
  template: AlertTemplate;
  place: string;
  /** The corners of the area, empty where none is drawn. */
  polygon: GeoPoint[];
  title: string;
  text: string;
  instructions: string[];
  level: AlertLevel;
  /** How long it lasts, from when it is published. */
  hours: number;
  isDrill: boolean;
};

/** For what none of a service's templates is about: all is left to write. */
const OWN_ALERT: AlertTemplate = {
  ...{ name: texts.ownAlert, level: 'warning', event: 'other', hours: ALERT_HOURS[1] },
  ...{ title: '', text: '', instructions: [] },
};

/** What an alert can be begun from: the service's templates, and none of them. */
export function beginningsOf(templates: readonly AlertTemplate[]): readonly AlertTemplate[] {
  return templates.some(({ name }) => name === OWN_ALERT.name) ? templates : [...templates, OWN_ALERT];
}

/** An alert as its template proposes it, for a place. */
export function alertFrom(template: AlertTemplate, place = ''): WrittenAlert {
  return {
    ...{ template, place, level: template.level, hours: template.hours, isDrill: false, polygon: [] },
    title: fillPlace(template.title, place),
    text: fillPlace(template.text, place),
    instructions: template.instructions.map((step) => fillPlace(step, place)),
  };
}

/** The same alert at another place: words that somebody has changed stay as they are. */
export function atPlace(written: WrittenAlert, place: string): WrittenAlert {
  const before = alertFrom(written.template, written.place);
  const after = alertFrom(written.template, place);
  return {
    ...{ ...written, place },
    title: written.title === before.title ? after.title : written.title,
    text: written.text === before.text ? after.text : written.text,
    instructions:
      written.instructions.join('\n') === before.instructions.join('\n')
        ? after.instructions
        : written.instructions,
  };
}

/** A new alert as it is sent: for everybody, from now on. */
export function publishingBody(
  written: WrittenAlert,
  { now, rootNodeId }: { now: Date; rootNodeId: number },
): PostBody {
  const { template, place, polygon, title, text, instructions, level, hours, isDrill } = written;
  const places = placesIn(place);
  return {
    ...{ type: 'alert', status: 'publish', title: title.trim(), excerpt: text.trim(), content: [] },
    nodeIds: [rootNodeId],
    unpublishedDate: hoursAfter(now, hours),
    alert: { ...emptyAlertDetails(), level, event: template.event, places, polygon, instructions, isDrill },
  };
}

function placesIn(place: string): string[] {
  return place
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

type LiveAlert = Pick<PostFields, 'title' | 'alert' | 'publishedDate'>;

/** An alert with something new said of it. */
export function updateBody({ alert }: LiveAlert, text: string, now: Date): PostBody {
  const details = alert ?? emptyAlertDetails();
  const updates = [{ at: now.toISOString(), text: text.trim() }, ...details.updates];
  return { alert: { ...details, updates } };
}

/** What is put right in an alert that is out; `place` has its places with commas between them. */
export type AlertWords = Pick<WrittenAlert, 'place' | 'title' | 'text' | 'instructions'>;

/** What an alert says, to be put right. */
export function wordsOf({
  title,
  excerpt,
  alert,
}: Pick<PostFields, 'title' | 'excerpt' | 'alert'>): AlertWords {
  const { places = [], instructions = [] } = alert ?? {};
  return { title, text: excerpt, place: places.join(', '), instructions: [...instructions] };
}

/** An alert with what somebody has put right; what they have left as it was stays as it is by now. */
export function correctionBody({ alert }: LiveAlert, before: AlertWords, after: AlertWords): PostBody {
  const { instructions, place } = after;
  const details = alert ?? emptyAlertDetails();
  return {
    ...(after.title !== before.title && { title: after.title.trim() }),
    ...(after.text !== before.text && { excerpt: after.text.trim() }),
    alert: {
      ...details,
      ...(place !== before.place && { places: placesIn(place) }),
      ...(instructions.join('\n') !== before.instructions.join('\n') && { instructions }),
    },
  };
}

/**
 * An alert of which the danger is over, which is shown for a day.
 * @param closing how it ended, as the last that is said of it; may be empty
 * @param title what it is called from now on; null for what it is called by then, without advice
 */
export function allClearBody(
  present: LiveAlert,
  { closing, title }: { closing: string; title: string | null },
  now: Date,
): PostBody {
  const { alert } = closing.trim() === '' ? present : updateBody(present, closing, now);
  return {
    title: title?.trim() || titleWithoutAdvice(present.title),
    alert: { ...(alert ?? emptyAlertDetails()), allClearAt: now.toISOString(), nextUpdateAt: null },
    unpublishedDate: hoursAfter(now, ALL_CLEAR_HOURS),
  };
}

/**
 * An alert that is on again, for the danger was not over.
 * @param news what is said of it, as the latest; may be empty
 * @param hours how long it lasts from now on
 */
export function resumedBody(
  present: LiveAlert,
  { news, title, hours }: { news: string; title: string; hours: number },
  now: Date,
): PostBody {
  const { alert } = news.trim() === '' ? present : updateBody(present, news, now);
  return {
    title: title.trim() || present.title,
    alert: { ...(alert ?? emptyAlertDetails()), allClearAt: null },
    unpublishedDate: hoursAfter(now, hours),
  };
}

/** An alert that should not have gone out, and is taken off all screens. */
export function withdrawalBody({ alert, publishedDate }: LiveAlert, now: Date): PostBody {
  // It has to end after it began, also where our clock is behind the service's.
  const endMs = Math.max(now.getTime(), Date.parse(publishedDate ?? '') + 1 || 0);
  const end = new Date(endMs).toISOString();
  return { alert: { ...(alert ?? emptyAlertDetails()), withdrawnAt: end }, unpublishedDate: end };
}

function hoursAfter(now: Date, hours: number): string {
  return new Date(now.getTime() + hours * HOUR_MS).toISOString();
}
