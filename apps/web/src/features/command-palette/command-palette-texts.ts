/** Finding and doing everything by keys. */
export const paletteTexts = {
  open: 'Sök och gå till',
  keys: 'Ctrl K',
  placeholder: 'Sök sida, kollega, station, verktyg …',
  close: 'Stäng',
  sections: {
    recent: 'Senast öppnade',
    actions: 'Gör',
    places: 'Gå till',
    views: 'Sparade vyer',
    posts: 'Innehåll',
    drafts: 'Att redigera',
    records: 'Att förvalta',
    people: 'Kollegor',
    stations: 'Stationer och grupper',
    tools: 'Verktyg och favoriter',
    site: 'Webbplatsen',
  },
  actions: {
    alert: 'Larma allmänheten',
    toSite: 'Till webbplatsen',
    theme: 'Byt mellan ljust och mörkt utseende',
    shortcuts: 'Visa kortkommandon',
    ownAccount: 'Mina uppgifter och mitt lösenord',
  },
  /** Other words by which they are sought. */
  actionWords: {
    create: 'ny nyhet sida information skriv publicera',
    alert: 'kris krisinformation larm vma',
    toSite: 'startsidan publik',
    theme: 'tema mörkt ljust natt',
    shortcuts: 'tangenter hjälp',
    ownAccount: 'byt lösenord konto profil inloggningsnyckel utan nät',
    logOut: 'logga ut avsluta',
    /** Of a page on which something is made. */
    anyPlace: 'ny nytt skapa ändra',
  },
  forStaff: 'För dig som arbetar här',
  searchFor: (text: string) => `Sök efter ”${text}” på webbplatsen`,
  found: (count: number) => (count === 1 ? '1 träff' : `${count} träffar`),
  none: (text: string) => `Inget matchar ”${text}”.`,
  hint: 'Pilar väljer · Enter öppnar · Esc stänger',
  failed: 'Alla träffar gick inte att hämta.',
  shortcuts: {
    title: 'Kortkommandon',
    groups: { everywhere: 'Överallt', editor: 'I redigeraren' },
    isOn: 'Visa listan när jag trycker ?',
    close: 'Stäng',
  },
} as const;

/** Keys and what they do. */
export const SHORTCUTS = [
  {
    title: paletteTexts.shortcuts.groups.everywhere,
    rows: [
      { keys: ['Ctrl', 'K'], does: paletteTexts.open },
      { keys: ['?'], does: paletteTexts.actions.shortcuts },
      { keys: ['Esc'], does: 'Stäng det som ligger överst' },
    ],
  },
  {
    title: paletteTexts.shortcuts.groups.editor,
    rows: [
      { keys: ['/'], does: 'Välj block' },
      { keys: ['Ctrl', 'Z'], does: 'Ångra' },
      { keys: ['Ctrl', 'Skift', 'Z'], does: 'Gör om' },
      { keys: ['Alt', '↑'], does: 'Flytta blocket upp' },
      { keys: ['Alt', '↓'], does: 'Flytta blocket ner' },
      { keys: ['Ctrl', 'K'], does: 'Länka markerad text' },
      { keys: ['Ctrl', 'Skift', 'F'], does: 'Sök och ersätt' },
      { keys: ['Ctrl', 'Alt', 'M'], does: 'Kommentera blocket' },
      { keys: ['Ctrl', 'Alt', 'F'], does: 'Föreslå andra ord' },
      { keys: ['Ctrl', 'Alt', 'P'], does: 'Gå till panelen bredvid och tillbaka' },
    ],
  },
] as const;
