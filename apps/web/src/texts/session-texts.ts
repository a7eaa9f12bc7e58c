/** Wherever somebody who is signed in sees that they are. */
export const sessionTexts = {
  account: 'Ditt konto',
  signedInAs: 'Inloggad som ',
  ownPage: 'Min sida',
  logOut: 'Logga ut',
  logOutQuestion: 'Vill du logga ut?',
  cancel: 'Avbryt',
  profile: 'Profil',
  createContent: 'Skapa innehåll',
  actingAs: 'Du agerar som ',
  actingRegion: 'Du agerar som någon annan',
  endMasquerade: 'Avsluta',
  unknownTitle: 'Inloggningen går inte att kontrollera just nu.',
  unknownText: 'Så länge ser du det som alla kan se. Du är inte utloggad.',
  retry: 'Försök igen',
} as const;
