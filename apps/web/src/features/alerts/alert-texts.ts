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
  questionsText: '113 13 är det nationella informationsnumret. Öppet dygnet runt.',
} as const;
