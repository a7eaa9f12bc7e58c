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
  /** Other words by which pages are sought. */
  placeWords: {
    information: 'kvittera kvittens läsa',
    people: 'telefon nummer ringa adress',
    notices: 'mejl e-post påminnelser',
    users: 'person konto medarbetare personal',
    nodes: 'station enhet avdelning',
    audit: 'historik ändringar',
    system: 'underhåll stäng webbplatsen säkerhetskopia',
    look: 'logotyp färg',
  },
  forStaff: 'För dig som arbetar här',
  searchFor: (text: string) => `Sök efter ”${text}” på webbplatsen`,
  found: (count: number) => (count === 1 ? '1 träff' : `${count} träffar`),
  none: (text: string) => `Inget matchar ”${text}”.`,
  hint: 'Pilar väljer · Enter öppnar · Esc stänger',
  searching: 'Söker …',
  failed: 'Det gick inte att söka just nu. Allt som finns visas inte.',
  shortcuts: {
    title: 'Kortkommandon',
    groups: {
      everywhere: 'Överallt',
      editor: 'I redigeraren',
      text: 'I en text',
      table: 'I en tabell',
      calendar: 'På handtaget i kalendern',
    },
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
      { keys: ['Ctrl', 'Enter'], does: 'Lägg till ett block' },
      { keys: ['Ctrl', 'Z'], does: 'Ångra' },
      { keys: ['Ctrl', 'Skift', 'Z'], does: 'Gör om' },
      { keys: ['Alt', '↑'], does: 'Flytta blocket upp' },
      { keys: ['Alt', '↓'], does: 'Flytta blocket ned' },
      { keys: ['Ctrl', 'Skift', 'F'], does: 'Sök och ersätt' },
      { keys: ['Ctrl', 'Alt', 'M'], does: 'Kommentera blocket' },
      { keys: ['Ctrl', 'Alt', 'F'], does: 'Föreslå ändring' },
      { keys: ['Ctrl', 'Alt', 'P'], does: 'Gå till panelen bredvid och tillbaka' },
    ],
  },
  {
    title: paletteTexts.shortcuts.groups.text,
    rows: [
      { keys: ['/'], does: 'Välj block' },
      { keys: ['##', 'Mellanslag'], does: 'Mellanrubrik' },
      { keys: ['-', 'Mellanslag'], does: 'Punktlista' },
      { keys: ['1.', 'Mellanslag'], does: 'Numrerad lista' },
      { keys: ['>', 'Mellanslag'], does: 'Citat' },
      { keys: ['Ctrl', 'B'], does: 'Fet' },
      { keys: ['Ctrl', 'I'], does: 'Kursiv' },
      { keys: ['Ctrl', 'K'], does: 'Länka markerad text' },
      { keys: ['Skift', 'Enter'], does: 'Ny rad i samma stycke' },
    ],
  },
  {
    title: paletteTexts.shortcuts.groups.table,
    rows: [
      { keys: ['Tabb'], does: 'Nästa cell, efter den sista en ny rad' },
      { keys: ['Skift', 'Tabb'], does: 'Föregående cell' },
      { keys: ['Enter'], does: 'Cellen under' },
      { keys: ['Esc'], does: 'Lämna cellerna, så går Tabb vidare' },
    ],
  },
  {
    title: paletteTexts.shortcuts.groups.calendar,
    rows: [
      { keys: ['← →'], does: 'Flytta en dag' },
      { keys: ['↑ ↓'], does: 'Flytta en vecka' },
      { keys: ['Enter'], does: 'Välj tid' },
    ],
  },
] as const;
