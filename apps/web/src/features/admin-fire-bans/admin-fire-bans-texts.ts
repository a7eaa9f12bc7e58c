import type { FireBanState } from '@brandpost/domain';

/** Administration of fire bans. */
export const adminFireBansTexts = {
  title: 'Eldningsförbud',
  text: 'Det du anger här står överst på startsidan, på sidan Eldningsförbud och i sökningar om att elda. Ingenting gissas: det som ingen har kontrollerat på länge visas som okänt.',
  list: 'Kommuner',
  add: 'Lägg till kommun',
  addTitle: 'Lägg till kommun',
  editTitle: (municipality: string) => `Ange läget i ${municipality}`,
  edit: 'Ange läget',
  check: 'Kontrollerat nu',
  remove: 'Ta bort',
  of: (action: string, municipality: string) => `${action}: ${municipality}`,
  removeTitle: (municipality: string) => `Ta bort ${municipality}?`,
  removeText: 'Besökare får då ingen uppgift alls om kommunen. Det går att lägga till den igen.',
  saved: (municipality: string) => `Läget i ${municipality} är sparat och visas för alla.`,
  checked: (municipality: string) => `Läget i ${municipality} är kontrollerat nu.`,
  removed: (municipality: string) => `${municipality} är borttagen.`,
  save: 'Spara och visa för alla',
  saveAnyway: 'Spara ändå och visa för alla',
  changedMeanwhile: (state: string, who: string) =>
    `Läget har ändrats sedan du såg det. Nu står det: ${state}${who === '' ? '' : `, beslutat av ${who}`}. Spara ändå om ditt ska gälla i stället.`,
  states: {
    none: 'Inget förbud',
    ban: 'Eldningsförbud',
    strict: 'Skärpt förbud',
    unknown: 'Okänt',
  } satisfies Record<FireBanState, string>,
  fields: {
    municipality: 'Kommun',
    municipalityHint: 'Som den skrivs i löpande text, till exempel Norråns kommun.',
    state: 'Vad gäller?',
    decidedBy: 'Beslutat av',
    decidedByHint: 'Funktion eller myndighet, till exempel räddningschefen. Skriv inga personnamn.',
    from: 'Gäller från',
    fromHint: 'Tomt betyder från och med nu.',
    to: 'Gäller till',
    toHint: 'Bara för förbud. Tomt betyder tills vidare. Efter sluttiden visas läget som okänt.',
    note: 'Mer om beslutet',
    noteHint: 'Till exempel vilka delar av kommunen det gäller.',
  },
  willSay: 'Så här visas det',
  agesOut: (days: number) =>
    `Inget förbud visas i ${days} dygn efter en kontroll. Därefter visas läget som okänt tills någon kontrollerar igen.`,
} as const;
