import type { FireBanTexts } from './fire-ban-texts.ts';

/** The same answer for those who read English. What municipalities write stays as they wrote it. */
export const englishFireBanTexts: FireBanTexts = {
  question: 'May I light a fire today?',
  more: 'See what applies',
  answers: {
    none: (place) => `No fire ban in ${place}`,
    ban: (place) => `Fire ban in force in ${place}`,
    strict: (place) => `Strict fire ban in force in ${place}`,
    unknown: (place) =>
      place === null
        ? 'We do not know whether there is a fire ban right now'
        : `We do not know whether there is a fire ban in ${place} right now`,
  },
  since: (from) => `Since ${from}`,
  until: (to) => `until ${to}`,
  openEnded: 'until further notice',
  decidedBy: (who) => `Decided by: ${who}.`,
  checked: (when) => `Checked ${when}.`,
  lastChecked: (when) => `Last checked ${when}.`,
  ended: (to) => `The ban was in force until ${to}. It has not been checked since then.`,
  upcoming: {
    none: (from) => `The ban ends ${from}.`,
    ban: (from) => `A fire ban is in force from ${from}.`,
    strict: (from) => `A strict fire ban is in force from ${from}.`,
    unknown: (from) => `It is not known what applies from ${from}.`,
  },
  waitAndCall: 'Do not light a fire until you have been told that you may. Call',
  waitAndAsk: 'Do not light a fire until the fire service or the municipality has told you that you may.',
  localRules: 'Local rules still apply, for example in built-up areas. Be careful and keep water at hand.',
  risk: (day, sign, name) => `Fire risk ${day}: ${sign} – ${name}.`,
  riskSource: 'Source: SMHI',
  riskLicence: 'CC BY 4.0',
};
