import type { FireBanState } from '@brandpost/domain';

/** What the answer says, whichever language it is in. */
export type FireBanTexts = {
  question: string;
  more: string;
  answers: Record<Exclude<FireBanState, 'unknown'>, (place: string) => string> & {
    unknown: (place: string | null) => string;
  };
  since: (from: string) => string;
  until: (to: string) => string;
  openEnded: string;
  decidedBy: (who: string) => string;
  checked: (when: string) => string;
  lastChecked: (when: string) => string;
  ended: (to: string) => string;
  upcoming: Record<FireBanState, (from: string) => string>;
  waitAndCall: string;
  waitAndAsk: string;
  localRules: string;
  risk: (day: string, sign: string, name: string) => string;
  riskSource: string;
  riskLicence: string;
};

/** Whether one may make a fire. A moment is always written with its day: a page may be read long after it was made. */
export const fireBanTexts: FireBanTexts = {
  question: 'Får jag elda i dag?',
  more: 'Se vad som gäller',
  /** The answer for a municipality; where none is named, for all that the service covers. */
  answers: {
    none: (place: string) => `Inget eldningsförbud i ${place}`,
    ban: (place: string) => `Eldningsförbud gäller i ${place}`,
    strict: (place: string) => `Skärpt eldningsförbud gäller i ${place}`,
    unknown: (place: string | null) =>
      place === null
        ? 'Vi vet inte om det är eldningsförbud just nu'
        : `Vi vet inte om det är eldningsförbud i ${place} just nu`,
  },
  since: (from: string) => `Sedan ${from}`,
  until: (to: string) => `till ${to}`,
  openEnded: 'tills vidare',
  decidedBy: (who: string) => `Beslut: ${who}.`,
  checked: (when: string) => `Kontrollerat ${when}.`,
  lastChecked: (when: string) => `Senast kontrollerat ${when}.`,
  ended: (to: string) => `Förbudet gällde till ${to}. Läget är inte kontrollerat efter det.`,
  upcoming: {
    none: (from: string) => `Förbudet upphör ${from}.`,
    ban: (from: string) => `Eldningsförbud gäller från ${from}.`,
    strict: (from: string) => `Skärpt eldningsförbud gäller från ${from}.`,
    unknown: (from: string) => `Läget är okänt från ${from}.`,
  },
  waitAndCall: 'Elda inte förrän du har fått besked. Ring',
  waitAndAsk: 'Elda inte förrän du har fått besked av räddningstjänsten eller kommunen.',
  /** No ban is no leave: within a detailed plan most municipalities forbid burning what a garden leaves. */
  localRules: 'Lokala regler gäller, till exempel inom detaljplan. Ha vatten till hands.',
  risk: (day: string, sign: string, name: string) => `Brandrisk ${day}: ${sign} – ${name}.`,
  riskSource: 'Källa: SMHI',
  riskLicence: 'CC BY 4.0',
};
