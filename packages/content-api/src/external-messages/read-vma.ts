import { Type } from 'typebox';
import { guardOf } from '../plugins/schema-checks.ts';
import { concernsMunicipality } from './areas.ts';
import {
  type ExternalText,
  identifierIn,
  limitedText,
  MAX_LISTED,
  momentIn,
  senderPage,
} from './external-message.ts';
import { plainText } from './plain-text.ts';

/** A message of Sveriges Radio's that is no test and no exercise. */
export type VmaMessage = {
  type: 'Alert' | 'Update' | 'Cancel';
  identifier: string;
  incident: string | null;
  /** Identifiers of the messages that it takes the place of, or ends. */
  replaces: string[];
  /** What it says to the municipality that was asked for; null where it is for others, or says nothing. */
  text: ExternalText | null;
  sentMs: number;
};

const HOUR_MS = 3_600_000;
/** One that does not say when it ends, and one that says so absurdly late. */
const UNSTATED_MS = 24 * HOUR_MS;
const LONGEST_MS = 30 * 24 * HOUR_MS;

const isAnswer = guardOf(Type.Object({ alerts: Type.Array(Type.Unknown()) }));
/** All that has to be there of a message; what else there is may be missing, null, or of another kind. */
const isAlert = guardOf(
  Type.Object({
    identifier: Type.String(),
    sent: Type.String(),
    status: Type.String(),
    msgType: Type.Enum(['Alert', 'Update', 'Cancel']),
  }),
);
const isInfo = guardOf(Type.Object({ event: Type.String(), area: Type.Array(Type.Unknown()) }));
const isArea = guardOf(Type.Object({ areaDesc: Type.String() }));
const isGeocode = guardOf(Type.Object({ value: Type.String() }));

/**
 * The messages in an answer of `/alerts`, each once. One that cannot be read is left out; tests, exercises and what is
 * not for everybody are, whatever else they say.
 * @throws Error when the answer is not one of `/alerts`
 */
export function readVma(json: string, municipalityCode: string): VmaMessage[] {
  const answer: unknown = JSON.parse(json);
  if (!isAnswer(answer)) throw new Error('The answer holds no list of alerts.');
  const messages = answer.alerts
    .slice(0, MAX_LISTED)
    .map((alert) => messageFrom(alert, municipalityCode))
    .filter((message) => message !== null);
  return [
    ...new Map(messages.toReversed().map((message) => [message.identifier, message])).values(),
  ].reverse();
}

function messageFrom(alert: unknown, municipalityCode: string): VmaMessage | null {
  // Only the status tells an exercise from what has happened.
  if (!isAlert(alert) || alert.status !== 'Actual') return null;
  const { scope, incidents, references, info } = alert as Record<string, unknown>;
  if (scope !== undefined && scope !== null && scope !== 'Public') return null;
  const identifier = identifierIn(alert.identifier);
  const sentMs = momentIn(alert.sent);
  if (identifier === null || sentMs === null) return null;
  return {
    type: alert.msgType,
    identifier,
    incident: identifierIn(incidents),
    replaces: referredIn(references).filter((referred) => referred !== identifier),
    text: alert.msgType === 'Cancel' ? null : textFrom(info, sentMs, municipalityCode),
    sentMs,
  };
}

/** Identifiers in `sender,identifier,sent` triples with spaces between. The times in them are not to be relied on. */
function referredIn(references: unknown): string[] {
  if (typeof references !== 'string') return [];
  return references
    .slice(0, 20_000)
    .split(/\s+/)
    .map((triple) => identifierIn(triple.split(',')[1]))
    .filter((identifier) => identifier !== null);
}

/** In Swedish where there is Swedish. It is for us when any of its languages says so. */
function textFrom(infos: unknown, sentMs: number, municipalityCode: string): ExternalText | null {
  const usable = (Array.isArray(infos) ? infos : []).filter(isInfo);
  const isForUs = usable.some(({ area }) =>
    geocodesIn(area).some((code) => concernsMunicipality(code, municipalityCode)),
  );
  const info = usable.find((each) => languageOf(each).startsWith('sv')) ?? usable[0];
  if (info === undefined || !isForUs) return null;
  const { expires, description, instruction, web } = info as Record<string, unknown>;
  const paragraphs = [description, instruction].filter((text) => typeof text === 'string');
  return {
    ...limitedText({
      title: plainText(info.event),
      description: plainText(paragraphs.join('\n')),
      areas: info.area.filter(isArea).map(({ areaDesc }) => plainText(areaDesc)),
    }),
    language: languageOf(info),
    web: senderPage('sr-vma', web),
    sentMs,
    expiresMs: Math.min(momentIn(expires) ?? sentMs + UNSTATED_MS, sentMs + LONGEST_MS),
  };
}

/** What does not say its language is in English. Source: CAP 1.2, section 3.2.2 */
function languageOf(info: unknown): string {
  const { language } = info as { language?: unknown };
  return typeof language === 'string' && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(language)
    ? language
    : 'en-US';
}

function geocodesIn(areas: readonly unknown[]): string[] {
  return areas
    .map((area) => (area as { geocode?: unknown } | null)?.geocode)
    .flatMap((codes) => (Array.isArray(codes) ? codes : []))
    .filter(isGeocode)
    .map(({ value }) => value.trim());
}
