/** Administration of roles. */
export const adminRolesTexts = {
  title: 'Roller och rättigheter',
  text: 'Vad varje roll får göra. Om två roller säger emot varandra gäller Nekad. Personliga behörigheter går före roller.',
  roles: 'Roller',
  add: 'Ny roll',
  addTitle: 'Ny roll',
  rename: 'Byt namn',
  renameTitle: (name: string) => `Byt namn på ${name}`,
  remove: 'Ta bort rollen',
  removeTitle: (name: string) => `Ta bort ${name}?`,
  removeText: 'Rollen försvinner för alla. Det går inte att ångra.',
  people: 'Visa användare',
  saved: (name: string) => `${name} är sparad.`,
  removed: (name: string) => `${name} är borttagen.`,
  administrator: 'Administratörer har alltid alla rättigheter, vad tabellen än säger.',
  fields: {
    name: 'Namn',
    key: 'Nyckel',
    keyHint: 'Bara a-z och bindestreck. Går inte att ändra sedan.',
  },
  empty: { title: 'Inga roller ännu', text: 'Lägg till den första med knappen ovanför.' },
} as const;
