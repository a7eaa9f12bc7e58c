/** More than anyone planned for, with a word that no line holds. */
export const TOO_LONG =
  'Räddningstjänstförbundets brandskyddskontrollprotokollsunderlagsinsamlingsansvariga meddelar att anmälan om eldning numera ska göras tre dygn i förväg';

/** A single word that is wider than a phone. */
export const LONG_WORD = 'Brandskyddskontrollprotokollsunderlagsinsamlingsansvariga';
