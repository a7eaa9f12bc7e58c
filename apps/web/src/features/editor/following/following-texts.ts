const by = (who: string | null, active: string, passive: string) =>
  who === null ? passive : `${who} ${active}`;

/** What is said of what colleagues do in the post that is open. */
export const followingTexts = {
  and: ' och ',
  block: 'ett block',
  named: (words: string) => `”${words}”`,
  fields: { title: 'rubriken överst', excerpt: 'ingressen' },
  changed: (who: string | null, what: string) =>
    by(who, `ändrade ${what}`, `På ett annat ställe ändrades ${what}`),
  added: (who: string | null, what: string) =>
    by(who, `lade till ${what}`, `På ett annat ställe lades ${what} till`),
  removed: (who: string | null, what: string) =>
    by(who, `tog bort ${what}`, `På ett annat ställe togs ${what} bort`),
  moved: (who: string | null, what: string) =>
    by(who, `flyttade ${what}`, `På ett annat ställe flyttades ${what}`),
  /** Of the post as a whole, by the state that it is in afterwards. */
  became: {
    publish: (who: string | null) =>
      by(who, 'publicerade inlägget', 'Inlägget publicerades på ett annat ställe'),
    future: (who: string | null) =>
      by(who, 'schemalade inlägget', 'Inlägget schemalades på ett annat ställe'),
    draft: (who: string | null) =>
      by(who, 'avpublicerade inlägget', 'Inlägget avpublicerades på ett annat ställe'),
    trash: (who: string | null) =>
      by(who, 'la inlägget i papperskorgen', 'Inlägget las i papperskorgen på ett annat ställe'),
  },
  several: (who: string | null, count: number) =>
    by(who, `gjorde ${count} ändringar`, `På ett annat ställe gjordes ${count} ändringar`),
} as const;
