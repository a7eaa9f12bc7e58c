const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} och ${names.at(-1)}`;

/** Rights of roles and users. */
export const adminRightsTexts = {
  label: (name: string) => `Behörigheter för ${name}`,
  right: 'Behörighet',
  value: 'Värde',
  ofRole: 'Får rollen?',
  source: 'Kommer från',
  effective: 'Gäller',
  changes: (count: number) => (count === 1 ? '1 ändring' : `${count} ändringar`),
  review: 'Granska och spara',
  reset: 'Ångra ändringarna',
  confirmTitle: (name: string) => `Ändra behörigheter för ${name}?`,
  confirmText: 'Ändringen gäller direkt.',
  change: (right: string, before: string, after: string) => `${right}: från ${before} till ${after}`,
  save: 'Spara ändringarna',
  saved: (name: string) => `Behörigheterna för ${name} är sparade.`,
  holders: 'Vem får?',
  holdersOf: (right: string) => `Vem får? ${right}`,
  unsaved: 'Du har ändrat behörigheter som inte är sparade',
  collision: (right: string, granting: readonly string[], denying: readonly string[]) =>
    `${right}: ${listed(granting)} ger behörigheten, men ${listed(denying)} nekar den. Då gäller Nekad.`,
  sources: {
    administrator: 'Administratör har allt',
    own: 'Egen',
    role: (names: string) => `Roll: ${names}`,
    nothing: '–',
  },
} as const;
