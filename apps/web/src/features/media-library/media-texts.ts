import { MEDIA_TRASH_DAYS } from '@brandpost/domain';

const LIST = new Intl.ListFormat('sv');

/** The media library's. Messages beside fields stand in `@brandpost/validation`. */
export const mediaTexts = {
  title: 'Mediebibliotek',
  description: 'Bilder och dokument som används på webbplatsen.',
  upload: 'Välj filer …',
  uploadHint: 'Du kan också dra hit filer eller klistra in en bild.',
  dropHere: 'Släpp filerna här',

  folders: 'Mappar',
  allFolders: 'Alla filer',
  noFolder: 'Ingen mapp',
  filters: 'Filter',
  kinds: { all: 'Alla slag', image: 'Bilder', pdf: 'PDF-dokument' },
  kindLabel: 'Slag',
  missingAlt: 'Saknar alt-text',
  unused: 'Används inte',
  tooLarge: 'Större än rekommenderat',
  clearFilters: 'Rensa sökning och filter',

  search: 'Sök bland filerna',
  searchPlaceholder: 'Titel, alt-text eller filnamn',
  sort: 'Ordning',
  sorts: {
    newest: 'Senast tillagda',
    changed: 'Senast ändrade',
    title: 'Titel A–Ö',
    largest: 'Störst fil först',
    oldest: 'Äldst först',
  },
  layout: 'Visa som',
  grid: 'Rutnät',
  table: 'Lista',

  shown: (shown: number, total: number) =>
    shown < total ? `Visar ${shown} av ${total} filer` : total === 1 ? '1 fil' : `${total} filer`,
  more: 'Ladda fler',
  loading: 'Hämtar filerna …',
  items: 'Filer',
  keyHelp: 'Gå mellan filerna med piltangenterna, öppna med Enter, markera med mellanslag.',
  markAll: 'Markera alla som visas',
  keyHelpPicking: 'Gå mellan filerna med piltangenterna, välj med mellanslag, visa uppgifter med Enter.',
  columns: {
    file: 'Fil',
    kind: 'Slag',
    size: 'Storlek',
    used: 'Används',
    added: 'Tillagd',
    remarks: 'Att rätta',
  },
  usedBy: (posts: number) => (posts === 0 ? 'Används inte' : posts === 1 ? '1 ställe' : `${posts} ställen`),
  fileMissing: 'Filen saknas',

  empty: {
    title: 'Här finns inga filer än',
    text: 'Välj den första bilden eller det första dokumentet.',
  },
  nothingFound: {
    title: 'Inga filer stämmer',
    text: 'Prova ett annat ord eller ta bort något av filtren.',
  },
  failed: {
    title: 'Filerna gick inte att hämta',
    retry: 'Försök igen',
  },
  moreFailed: 'Fler filer gick inte att hämta.',

  trash: {
    title: 'Papperskorgen',
    about: `Filerna ligger här i ${MEDIA_TRASH_DAYS} dagar och tas sedan bort. En fil som används på en sida syns där så länge och ligger kvar tills den inte används längre.`,
    empty: 'Töm papperskorgen',
    emptyTitle: 'Töm papperskorgen?',
    emptyText: (files: number) =>
      `${files === 1 ? 'Filen' : `${files} filer`} tas bort för alltid. De som används på någon sida ligger kvar.`,
    emptied: (deleted: number, kept: number) =>
      [
        deleted === 0 ? '' : deleted === 1 ? '1 fil är borttagen.' : `${deleted} filer är borttagna.`,
        kept === 0
          ? ''
          : kept === 1
            ? '1 fil används och ligger kvar.'
            : `${kept} filer används och ligger kvar.`,
      ]
        .filter(Boolean)
        .join(' ') || 'Papperskorgen är redan tom.',
    none: {
      title: 'Papperskorgen är tom',
      text: `Filer som du lägger här går att återställa i ${MEDIA_TRASH_DAYS} dagar.`,
    },
    back: 'Till alla filer',
    stays: 'Används och ligger kvar',
    goesOn: (date: string) => `Tas bort ${date}`,
    willGo: (date: string) => `Den tas bort ${date}.`,
    isHere: (date: string) => `Filen ligger i papperskorgen sedan ${date}.`,
  },

  changes: {
    move: 'Flytta till mapp',
    nothing: 'Filerna ligger redan där.',
    failed: (count: number) => `${count === 1 ? '1 fil' : `${count} filer`} gick inte att flytta:`,
    moved: (count: number, folder: string | null) => {
      const files = count === 1 ? '1 fil ligger' : `${count} filer ligger`;
      return folder === null ? `${files} nu inte i någon mapp.` : `${files} nu i mappen ${folder}.`;
    },
    trash: 'Lägg i papperskorgen',
    trashed: (count: number) => `${count === 1 ? '1 fil' : `${count} filer`} ligger i papperskorgen.`,
    restore: 'Återställ',
    restored: (count: number) => (count === 1 ? '1 fil är återställd.' : `${count} filer är återställda.`),
    remove: 'Ta bort för alltid',
    removeTitle: 'Ta bort för alltid?',
    removeText: 'Filerna och alla deras kopior tas bort. Det går inte att ångra.',
    removed: (count: number) => (count === 1 ? '1 fil är borttagen.' : `${count} filer är borttagna.`),
    isLogo: 'Används som webbplatsens logotyp. Öppna filen om du ändå vill lägga den i papperskorgen.',
    usedIn(titles: readonly string[], others: number) {
      const more = `${others} ställe${others === 1 ? '' : 'n'}`;
      const quoted = titles.map((title) => `”${title}”`);
      const named = others === 0 ? LIST.format(quoted) : quoted.join(', ');
      const where =
        titles.length === 0
          ? `på ${more} som du inte kan se`
          : `i ${named}${others === 0 ? '' : ` och på ${more} till`}`;
      return `Används ${where}. Öppna filen om du ändå vill lägga den i papperskorgen.`;
    },
  },

  words: {
    title: 'Titel',
    titleHint: 'Namnet i biblioteket. Kan lämnas tomt.',
    alt: 'Alt-text',
    altHint: 'Beskriv vad bilden visar för den som inte ser den.',
    about: 'Vad dokumentet handlar om',
    aboutHint: 'En mening räcker.',
    decorative: 'Bilden är bara dekorativ',
    decorativeHint: 'Den läses då inte upp.',
    description: 'Beskrivning',
    noteHint: 'Syns bara här i biblioteket.',
    descriptionHint: 'Visas bredvid dokumentet där det kan hämtas.',
    folder: 'Mapp',
  },

  uploads: {
    title: 'Lägg till filer',
    privacy: 'Plats, kameramodell och annat som följer med ett foto tas bort när det sparas.',
    folderOf: (files: number) => `Gäller de ${files} filer som inte är uppladdade än.`,
    severalFolders: 'Flera mappar',
    all: (files: number) => `Lägg till ${files} filer i biblioteket`,
    only: 'Lägg till i biblioteket',
    clearDone: 'Stäng',
    one: 'Lägg till',
    retry: 'Försök igen',
    cancel: 'Avbryt',
    remove: 'Ta bort',
    nameOf: (action: string, file: string) => `${action}: ${file}`,
    describing: 'Väntar på uppgifter',
    waiting: 'Står i kö',
    sending: (percent: number) => `Laddar upp, ${percent} %`,
    receiving: 'Sparar och gör mindre kopior …',
    done: 'Uppladdad',
    duplicate: 'Uppladdad, men samma fil fanns redan.',
    showOther: 'Visa den som fanns',
    progress: (file: string) => `Uppladdning av ${file}`,
    summary: (done: number, all: number, failed: number) =>
      `${done} av ${all} uppladdade.${failed === 0 ? '' : ` ${failed} gick inte att ladda upp.`}`,
    wrongType: 'Filtypen går inte att ladda upp. Välj JPEG, PNG, WebP, GIF, AVIF eller PDF.',
    otherType:
      'Filen går inte att läsa. Den kan vara skadad, eller något annat än vad namnet säger. Spara den på nytt som JPEG, PNG eller PDF.',
    tooLarge: 'Filen är för stor. Bilder får vara högst 15 MB och PDF-dokument högst 50 MB.',
    empty: 'Filen är tom.',
    unreadable:
      'Bilden går inte att läsa. Den kan vara skadad eller ha för många bildpunkter (högst 50 miljoner).',
    noConnection: 'Anslutningen bröts. Inget är sparat. Försök igen.',
    signedOut: 'Du har loggats ut. Logga in i en annan flik och försök sedan igen här.',
  },

  leaving: {
    title: 'Uppladdningen är inte klar',
    text: 'Filer som inte är uppladdade försvinner om du lämnar sidan.',
  },

  detail: {
    loading: 'Hämtar filen …',
    notFound: 'Filen finns inte längre.',
    save: 'Spara',
    saving: 'Sparar …',
    saved: 'Sparat',
    notSaved: 'Det gick inte att spara.',
    facts: 'Uppgifter om filen',
    kind: 'Slag',
    measures: 'Mått',
    measuresOf: (measures: string) => `${measures} bildpunkter`,
    size: 'Storlek',
    address: 'Adress',
    originalName: 'Hette från början',
    added: 'Tillagd',
    changed: 'Ändrad',
    sizes: 'Mindre kopior',
    sizesPending: 'fler görs just nu',
    checksum: 'Kontrollsumma',
    download: 'Ladda ner',
    replace: 'Byt fil',
    crop: 'Beskär',
    trash: 'Lägg i papperskorgen',
    restore: 'Återställ',
    restored: 'Filen är återställd.',
    remove: 'Ta bort för alltid',
  },

  focus: {
    title: 'Det viktigaste i bilden',
    help: 'Peka på det som alltid ska synas när bilden beskärs, eller flytta punkten med piltangenterna.',
    handle: (x: number, y: number) => `Fokuspunkt, ${x} % från vänster och ${y} % uppifrån`,
    reset: 'Återställ till mitten',
    previews: 'Så här beskärs den',
  },

  fits: {
    title: 'Passar bilden?',
    good: 'Passar bra',
    cropTo: (place: string) => `Beskär för ${place.toLocaleLowerCase('sv')}`,
  },

  usage: {
    title: 'Används i',
    none: 'Filen används inte någonstans.',
    logo: 'Webbplatsens logotyp',
    hidden: (posts: number) =>
      posts === 1 ? 'Och på 1 ställe som du inte kan se.' : `Och på ${posts} ställen som du inte kan se.`,
    failed: 'Det gick inte att ta reda på var filen används.',
  },

  versions: {
    title: 'Äldre filer',
    replaced: (date: string) => `Byttes ut ${date}`,
    download: (name: string) => `Ladda ner ${name}`,
    failed: 'Filen gick inte att hämta. Försök igen.',
  },

  replacing: {
    title: 'Byt fil',
    text: 'Adressen är densamma, så filen byts på alla sidor där den används. Den gamla sparas bland äldre filer.',
    before: 'Nu',
    after: 'Ny fil',
    yes: 'Byt ut',
    no: 'Avbryt',
    busy: 'Byter fil …',
    otherKind: 'Ett dokument kan inte bytas mot en bild, eller tvärtom.',
  },

  removing: {
    trash: {
      title: 'Lägga i papperskorgen?',
      text: (name: string) => `”${name}” används fortfarande. Där den visas i dag syns den så länge:`,
      understood: 'Jag vet att filen används',
      yes: 'Lägg i papperskorgen',
    },
    forever: {
      title: 'Ta bort för alltid?',
      text: (name: string) => `”${name}” och alla dess kopior tas bort. Det går inte att ångra.`,
      used: 'Filen används fortfarande. Där den visas i dag blir det tomt:',
      understood: 'Jag förstår att filen försvinner från de sidorna',
      yes: 'Ta bort för alltid',
    },
    no: 'Avbryt',
  },

  cropping: {
    title: 'Beskär bilden',
    help: 'Dra i bilden eller flytta den med piltangenterna. Zooma med + och −.',
    ratios: 'Form',
    free: 'Fri',
    freeRatio: 'Bredd i förhållande till höjd',
    zoom: 'Zooma',
    result: (width: number, height: number) => `Blir ${width} × ${height} bildpunkter`,
    area: 'Utsnitt ur bilden',
    replace: 'Ersätt bilden',
    asNew: 'Spara som ny bild',
    busy: 'Sparar bilden …',
    failed: 'Bilden gick inte att beskära i den här webbläsaren.',
    needsAlt: 'Innan den kan sparas som ny bild behöver den en alt-text.',
    copyTitle: (title: string) => `${title} beskuren`,
  },

  picking: {
    image: 'Välj bild',
    pdf: 'Välj dokument',
    choose: 'Välj',
    about: 'Visa uppgifter',
    none: 'Ingen fil är vald',
    chosen: (name: string) => `Vald: ${name}`,
    cancel: 'Avbryt',
  },
} as const;
