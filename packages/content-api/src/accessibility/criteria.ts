/** Success criteria of WCAG 2.2, levels A and AA, by their Swedish names. Source: W3C's Swedish translation */
const NAMES: Readonly<Record<string, string>> = {
  '1.1.1': 'Icke-textuellt innehåll',
  '1.2.1': 'Enbart ljud och enbart video',
  '1.2.2': 'Undertexter',
  '1.3.1': 'Information och relationer',
  '1.3.2': 'Meningsfull ordning',
  '1.3.4': 'Riktning på skärmen',
  '1.3.5': 'Identifiera syftet med inmatning',
  '1.4.1': 'Användning av färg',
  '1.4.2': 'Styrning av ljud',
  '1.4.3': 'Kontrast',
  '1.4.4': 'Förstora text',
  '1.4.12': 'Textavstånd',
  '2.1.1': 'Tangentbord',
  '2.2.1': 'Justerbar tidsgräns',
  '2.2.2': 'Pausa, stoppa, dölja',
  '2.4.1': 'Hoppa över grupperat innehåll',
  '2.4.2': 'Sidtitlar',
  '2.4.4': 'Länkars syfte i sammanhanget',
  '2.4.6': 'Rubriker och etiketter',
  '2.5.3': 'Etikett i namn',
  '3.1.1': 'Sidans språk',
  '3.1.2': 'Språk för delar',
  '3.3.2': 'Etiketter eller instruktioner',
  '4.1.2': 'Namn, roll, värde',
};

/** The Swedish name of a criterion; empty for a number that is none of ours. */
export function criterionName(criterion: string): string {
  return NAMES[criterion] ?? '';
}

/**
 * The first criterion that a rule of axe names in its tags.
 * @returns null for advice that is no requirement
 */
export function criterionOf(tags: readonly string[]): string | null {
  const digits = tags.map((tag) => /^wcag(\d)(\d)(\d{1,2})$/.exec(tag)).find((match) => match !== null);
  return digits === null || digits === undefined ? null : digits.slice(1).join('.');
}
