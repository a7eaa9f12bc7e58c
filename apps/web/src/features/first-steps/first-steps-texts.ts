import type { FirstStep } from './first-steps-query.ts';

/** Texts of what a new service begins with. */
export const firstStepsTexts = {
  title: 'Kom igång med webbplatsen',
  progress: (done: number, all: number) => `${done} av ${all} klara`,
  done: 'Klart',
  hide: 'Dölj listan',
  steps: {
    name: {
      title: 'Ge webbplatsen ert namn',
      text: 'Namnet på den översta gruppen står i sidhuvudet, i sidfoten och i sökmotorer.',
      way: 'Ändra namnet',
    },
    look: {
      title: 'Välj logotyp och färg',
      text: 'Skölden och den blå färgen byts mot era egna på hela webbplatsen.',
      way: 'Öppna Utseende',
    },
    contact: {
      title: 'Skriv hur man når er',
      text: 'Fyll i Kontakt i kontaktsidans inställningar och publicera. Då står telefon, e-post och adress på den sidan och längst ner på alla andra.',
      way: 'Fyll i kontakten',
    },
    pages: {
      title: 'Publicera sidorna som alla måste ha',
      text: 'Kontakt, kakor, personuppgifter, tillgänglighet och jobb finns som utkast. Publicera också sidan som de ligger under. Fyll i det som står inom hakparentes.',
      way: 'Visa utkasten',
    },
    colleagues: {
      title: 'Lägg upp de första kollegorna',
      text: 'Ge minst en till rollen redaktör, så att någon kan granska det du skriver.',
      way: 'Lägg upp en person',
    },
    groups: {
      title: 'Lägg till stationer och grupper',
      text: 'Med grupper når information dem som den gäller, och ingen annan.',
      way: 'Lägg till en grupp',
    },
    news: {
      title: 'Publicera den första nyheten',
      text: 'Då ser du hela vägen från text till startsidan.',
      way: 'Skriv en nyhet',
    },
  } satisfies Record<FirstStep, { title: string; text: string; way: string }>,
  pagesOut: ({ out, all }: { out: number; all: number }) => `${out} av ${all} är publicerade.`,
} as const;
