/** Texts of a post about a vacancy. */
export const vacancyTexts = {
  label: 'Om tjänsten',
  lastDay: 'Sista ansökningsdag',
  noLastDay: 'Sök när som helst',
  place: 'Ort',
  form: 'Anställning',
  apply: 'Ansök',
  opensAt: (host: string) => `Öppnas hos ${host}.`,
  byMail: (address: string) => `Du ansöker med e-post till ${address}.`,
  closed: (day: string) => `Ansökningstiden gick ut den ${day}.`,
} as const;
