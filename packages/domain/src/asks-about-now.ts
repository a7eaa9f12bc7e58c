import { fold } from '@brandpost/swedish';
import { asksAboutFire } from './asks-about-fire.ts';

/** What there may be just now, without accents. */
const EVENT = '(?:vma|\\w*varning(?:en|ar|arna)?|\\w*larm(?:et)?|kris(?:en|er)?)';
/** Words by which somebody asks what holds at present: that it goes on, when it is over. */
const NOW =
  '(?:nu|idag|i dag|ikvall|pagar|pagaende|galler|aktuell(?:a|t)?|finns det nagon|finns det nagot|fortfarande|over|slut|slutar|upphor|upphort|upphavd|kvar|havd|blasts?)';
const ASKS = [
  `\\b${EVENT}\\b.*\\b${NOW}\\b`,
  `\\b${NOW}\\b.*\\b${EVENT}\\b`,
  // Who is in an accident, or in danger, does not ask for news of one.
  '\\bolyck(?:a|an|or)\\b.*\\b(?:idag|i dag|ikvall|pagar)\\b',
  '\\bpaga(?:r|ende)\\b.*\\bolyck(?:a|an|or)\\b',
  '\\bfaran?\\b.*\\b(?:over|slut|kvar|fortfarande|havd)\\b',
  '\\bkris ?info(?:rmation)?\\b',
  '^(?:aktuella )?varningar$',
  '\\b(?:vad|nagot|det) (?:som )?(?:hander|pagar)\\b.*\\bnu\\b',
  '\\bpagar (?:det )?nagot\\b',
  '^(?:vad )?pagar(?: just)?(?: nu)?$',
  '\\bvad ar det for varning\\b',
  // Where it burns, or whether it still does: somebody sees or smells what others are busy with.
  '\\bva[rd] (?:ar det som |det )?brinner\\b',
  '\\b(?:branden|roken)\\b.*\\b(?:slackt|slackta|slut|over|borta|kvar|fortfarande|under kontroll)\\b',
].map((pattern) => new RegExp(pattern));

/**
 * What a warning is, how it sounds and when it is tested holds at all times; nor is an alarm at home of now, or what
 * becomes of somebody whose house has burnt.
 */
const ASKS_OTHERWISE =
  /\b(?:vad betyder|hur later|test\w*|prov\w*|\w*signal\w*|brand(?:larm|varn)\w*|hemlarm\w*|\w*batteri\w*|piper|brann|brunnit|app(?:en)?|jobb\w*|statistik)\b/;

const ASKS_IN_ENGLISH =
  /\b(?:where is (?:the|it) (?:fire|burning|smoke)|is the (?:fire|smoke) (?:out|over|gone|dangerous)|(?:warnings?|alerts?|emergency|emergencies) (?:right )?(?:now|today|active)|(?:current|active|any) (?:warnings?|alerts?|emergency|emergencies)|what(?: is|s) (?:happening|going on)|is there (?:an? )?(?:warning|alert|emergency))\b/;

/** Whether a search asks for the alerts that are on, before all that is found. */
export function asksAboutNow(text: string): boolean {
  return languageOfNowQuestion(text) !== null;
}

/** The language in which a search asks what is going on just now; null where it does not ask that. */
export function languageOfNowQuestion(text: string): 'sv' | 'en' | null {
  const asked = fold(text);
  if (asksAboutFire(text)) return null;
  if (ASKS_IN_ENGLISH.test(asked)) return 'en';
  return ASKS.some((pattern) => pattern.test(asked)) && !ASKS_OTHERWISE.test(asked) ? 'sv' : null;
}

const HEARS_SIGNAL =
  /\b(?:tjut\w*|tut(?:a|ar|at|ade)|siren\w*)\b.*\b(?:ute|stan|byn|nu|overallt|hela|idag)\b/;

/** Whether somebody who searches hears a signal now: what is going on may be why, beside what the signal means. */
export function hearsSignal(text: string): boolean {
  const asked = fold(text);
  return HEARS_SIGNAL.test(asked) && !ASKS_OTHERWISE.test(asked);
}
