import {
  type AlertDetails,
  type AlertEvent,
  type AlertLevel,
  alertArea,
  alertEventNames,
  alertLevelNames,
  alertPhrases,
  alertWord,
  closedRing,
  type Language,
  OWN_LANGUAGE,
  type Post,
  pathOfPost,
  soundPolygon,
} from '@brandpost/domain';
import { momentsOf } from './moments.ts';
import type { FeedSource } from './post-feed.ts';
import { element, type Xml } from './xml.ts';

export const CAP_NAMESPACE = 'urn:oasis:names:tc:emergency:cap:1.2';
export const CAP_TYPE = 'application/cap+xml';

/** Changes that come sooner after publishing belong to it. */
const SAME_MESSAGE_MS = 60_000;

/** How a level is written for machines. Sveriges Radio sends each VMA as Immediate, Severe, Observed. */
const GRAVITY: Readonly<Record<AlertLevel, { urgency: string; severity: string; certainty: string }>> = {
  vma: { urgency: 'Immediate', severity: 'Extreme', certainty: 'Observed' },
  severe: { urgency: 'Immediate', severity: 'Severe', certainty: 'Observed' },
  warning: { urgency: 'Expected', severity: 'Moderate', certainty: 'Likely' },
  information: { urgency: 'Expected', severity: 'Minor', certainty: 'Likely' },
};
/** Of an alert that is a plain post nothing is known. */
const UNKNOWN_GRAVITY = { urgency: 'Unknown', severity: 'Unknown', certainty: 'Unknown' };

const CATEGORIES: Readonly<Record<AlertEvent, string>> = {
  fire: 'Fire',
  smoke: 'Health',
  spill: 'Env',
  water: 'Env',
  weather: 'Met',
  power: 'Infra',
  telephony: 'Infra',
  other: 'Safety',
};

/**
 * A crisis post as a message of the Common Alerting Protocol, the latest of those that were sent of it: an alert, an update
 * of all before, or, once it is taken back, their cancellation; when the danger is over, an update that says so. A plain
 * post says nothing of urgency, severity, certainty or area, so those are unknown or left out. Source: OASIS CAP 1.2;
 * SWEDEN 2.8; ADR 0055.
 * @param sentDates when each message of it was sent, the earliest first; none where upstream does not tell
 * @returns null for a post without a date, since a message has to say when it was sent, and for an exercise
 */
export function capAlert(
  post: Post,
  { origin, name }: Pick<FeedSource, 'origin' | 'name'>,
  sentDates: readonly Date[] = [],
): Xml | null {
  const { published } = momentsOf(post);
  const isWithdrawn = (post.alert?.withdrawnAt ?? null) !== null;
  const dates = sentDates.length > 0 ? sentDates : likelySentDates(post, isWithdrawn);
  const sent = dates.at(-1);
  if (sent === undefined || published === null || post.alert?.isDrill) return null;
  const sender = new URL(origin).host;
  const identifier = (at: Date) => `${sender}.${post.id}.${at.getTime()}`;
  const references = dates.slice(0, -1).map((at) => `${sender},${identifier(at)},${capTime(at)}`);
  return element(
    'alert',
    { xmlns: CAP_NAMESPACE },
    element('identifier', {}, identifier(sent)),
    element('sender', {}, sender),
    element('sent', {}, capTime(sent)),
    element('status', {}, 'Actual'),
    element('msgType', {}, isWithdrawn ? 'Cancel' : references.length === 0 ? 'Alert' : 'Update'),
    element('scope', {}, 'Public'),
    references.length === 0 ? null : element('references', {}, references.join(' ')),
    ...versionsOf(post).map((version) =>
      info(post, version, { published, web: origin + pathOfPost(post), name }),
    ),
  );
}

/** Where nobody knows what was sent between: the first message, and the latest change as one more. */
function likelySentDates(post: Post, isWithdrawn: boolean): Date[] {
  const { published, updated } = momentsOf(post);
  if (published === null || updated === null) return [];
  const isFirst = !isWithdrawn && updated.getTime() - published.getTime() < SAME_MESSAGE_MS;
  return isFirst ? [published] : [published, updated];
}

/** As receivers of warnings in Sweden expect it. */
const SWEDISH = 'sv-SE';

/** What is said in one language. */
type Version = {
  language: Language;
  headline: string;
  description: string;
  instructions: readonly string[];
};

function versionsOf({ title, excerpt, alert }: Post): Version[] {
  const swedish: Version = {
    ...{ language: OWN_LANGUAGE, headline: title, description: excerpt },
    instructions: alert?.instructions ?? [],
  };
  const others = (alert?.translations ?? []).map((translation) => ({
    ...{ language: translation.language, headline: translation.title, description: translation.text },
    instructions: translation.instructions,
  }));
  return [swedish, ...others];
}

function info(
  post: Post,
  { language, headline, description, instructions }: Version,
  { published, web, name }: { published: Date; web: string; name: string },
): Xml {
  const { alert, unpublishedDate } = post;
  const { urgency, severity, certainty } = alert === null ? UNKNOWN_GRAVITY : GRAVITY[alert.level];
  const isOver = (alert?.allClearAt ?? null) !== null;
  const instruction = isOver ? '' : instructions.join('\n');
  return element(
    'info',
    {},
    element('language', {}, language === OWN_LANGUAGE ? SWEDISH : language),
    element('category', {}, alert === null ? 'Safety' : CATEGORIES[alert.event]),
    element('event', {}, alert === null ? 'Krisinformation' : eventOf(alert, language)),
    isOver ? element('responseType', {}, 'AllClear') : null,
    element('urgency', {}, isOver ? 'Past' : urgency),
    element('severity', {}, severity),
    element('certainty', {}, certainty),
    element('effective', {}, capTime(published)),
    unpublishedDate === null ? null : element('expires', {}, capTime(new Date(unpublishedDate))),
    element('senderName', {}, post.pseudoAuthor || name),
    element('headline', {}, isOver ? `${alertPhrases(language).over}: ${headline}` : headline),
    description === '' ? null : element('description', {}, description),
    instruction === '' ? null : element('instruction', {}, instruction),
    element('web', {}, web),
    alert === null ? null : area(alert, name),
  );
}

/** The kind of event has a Swedish name alone: to others the level is said, in English. */
function eventOf({ level, event }: AlertDetails, language: Language): string {
  if (language === OWN_LANGUAGE || language === 'sv-x-easy')
    return `${alertLevelNames[level]}: ${alertEventNames[event]}`;
  return alertWord(level, 'en').text;
}

/** All that the service covers, where nothing nearer is said. */
function area(details: AlertDetails, name: string): Xml {
  const corners = closedRing(soundPolygon(details.polygon));
  return element(
    'area',
    {},
    element('areaDesc', {}, alertArea(details) || name),
    corners.length === 0
      ? null
      : element('polygon', {}, corners.map(({ lat, lon }) => `${lat},${lon}`).join(' ')),
  );
}

/** UTC, which this protocol writes as -00:00 and never as Z. Source: CAP 1.2 section 3.3.2. */
function capTime(date: Date): string {
  return `${date.toISOString().slice(0, 19)}-00:00`;
}
