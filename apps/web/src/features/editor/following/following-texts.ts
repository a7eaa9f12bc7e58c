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
  several: (who: string | null, count: number) =>
    by(who, `gjorde ${count} ändringar`, `På ett annat ställe gjordes ${count} ändringar`),
} as const;
