/** Texts of crisis information. */
export const alertTexts = {
  description: 'Pågående och tidigare kriser.',
  active: 'Pågår nu',
  past: 'Avslutade händelser',
  ongoing: 'Pågår',
  ended: 'Avslutad',
  none: 'Ingen kris pågår just nu.',
  noneText: 'När något händer står det här och högst upp på alla sidor.',
  began: 'Började',
  updated: 'Uppdaterad',
  endedAt: 'Avslutades',
  emergency: 'Bara vid fara för liv',
  questions: 'Frågor: 113 13',
  questionsText: 'På det nationella informationsnumret får du veta mer. Det är öppet dygnet runt.',
} as const;
