/** Wherever somebody who is signed in sees that they are. */
export const sessionTexts = {
  account: 'Ditt konto',
  signedInAs: 'Inloggad som ',
  ownPage: 'Min sida',
  confirmation: {
    title: 'Bekräfta att det är du',
    text: 'Det du är på väg att göra är extra känsligt. Skriv ditt lösenord så fortsätter vi.',
    password: 'Lösenord',
    yes: 'Bekräfta',
    no: 'Avbryt',
    byWorkAccount:
      'Du loggar in med ditt jobbkonto och har inget lösenord här. Logga ut och in igen, och gör sedan om det du ville göra.',
  },
  logOut: 'Logga ut',
  logOutQuestion: 'Vill du logga ut?',
  cancel: 'Avbryt',
  profile: 'Profil',
  createContent: 'Skapa innehåll',
  writeToGroup: 'Skriv till gruppen',
  edit: 'Redigera',
  actingAs: 'Du agerar som ',
  actingRegion: 'Du agerar som någon annan',
  endMasquerade: 'Avsluta',
  unknownTitle: 'Inloggningen går inte att kontrollera just nu.',
  unknownText: 'Så länge ser du det som alla kan se. Du är inte utloggad.',
  retry: 'Försök igen',
} as const;
