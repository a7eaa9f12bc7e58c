const WHEN = 'vid nödläge – fara för liv, egendom eller miljö';

/** When to call 112, in one wording wherever it stands: a shed or a forest on fire is an emergency too. */
export const EMERGENCY = {
  number: '112',
  address: 'tel:112',
  sentence: `Ring 112 ${WHEN}.`,
  /** Beside the number itself. */
  besideNumber: `Ring ${WHEN}.`,
  /** Where there is room for nothing else. */
  short: 'Nödläge? Ring 112',
  /** In a list of numbers. */
  use: 'Nödläge – fara för liv, egendom eller miljö',
} as const;

/** What the national information number is for: what goes on, and no errands. */
export const CRISIS_LINE = {
  number: '113 13',
  address: 'tel:11313',
  sentence: '113 13 – information vid olyckor och kriser.',
  use: 'Information vid olyckor och kriser',
} as const;
