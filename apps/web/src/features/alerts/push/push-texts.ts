import type { PushLevel } from '@brandpost/domain';

/** Texts of choosing crisis alerts as notifications. */
export const pushTexts = {
  checking: 'Ser efter om du redan får krismeddelanden …',
  level: 'Vad vill du få?',
  levels: {
    severe: 'Bara VMA och allvarliga',
    warning: 'Även varningar',
    information: 'Allt',
  } satisfies Record<PushLevel, string>,
  place: 'Var?',
  everywhere: 'Hela vårt område',
  quietHint: 'VMA kommer alltid.',
  start: 'Börja få krismeddelanden',
  save: 'Spara',
  cancel: 'Avbryt',
  on: 'Du får krismeddelanden på den här enheten.',
  quietBetween: (from: string, to: string) =>
    `Tyst ${from.replace(':', '.')}–${to.replace(':', '.')}. VMA kommer alltid.`,
  change: 'Ändra',
  stop: 'Sluta',
  stopped: 'Du får inga fler krismeddelanden på den här enheten.',
  denied:
    'Du har sagt nej till aviseringar från den här webbplatsen. Tillåt dem i webbläsarens inställningar och ladda sedan om sidan.',
  unsupported:
    'Den här webbläsaren kan inte ta emot aviseringar. Prova en annan, eller titta in här när något händer.',
  homeScreen:
    'På iPhone och iPad behöver webbplatsen först ligga på hemskärmen. Tryck på Dela och välj Lägg till på hemskärmen. Öppna sedan webbplatsen därifrån.',
  failed: 'Det gick inte. Försök igen om en stund.',
} as const;
