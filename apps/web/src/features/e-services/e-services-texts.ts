/** Texts of the e-services. */
export const eServicesTexts = {
  description: 'Anmäl, ansök och boka hos räddningstjänsten.',
  intro: 'Anmäl, ansök och boka direkt på webben. Tjänsterna är öppna dygnet runt.',
  filter: 'Sök bland e-tjänsterna',
  submit: 'Sök',
  none: (text: string) => `Ingen e-tjänst matchar ”${text}”.`,
  all: 'Visa alla e-tjänster',
  elsewhere: (text: string) => `Sök efter ”${text}” på hela webbplatsen`,
  facts: 'Om e-tjänsten',
  needs: 'Det här behöver du',
  processingTime: 'Handläggningstid',
  cost: 'Kostnad',
  closed: 'Tjänsten går inte att öppna just nu. Kontakta oss så hjälper vi dig.',
  empty: 'Det finns inga e-tjänster ännu.',
  count: (count: number) => (count === 1 ? '1 e-tjänst' : `${count} e-tjänster`),
} as const;
