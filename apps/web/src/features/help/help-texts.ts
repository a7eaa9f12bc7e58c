/** Help on the page that one is on. */
export const helpTexts = {
  title: (page: string) => (page === '' ? 'Hjälp' : `Hjälp: ${page}`),
  close: 'Stäng hjälpen',
  keys: 'Tryck ? på tangentbordet för att se alla kortkommandon.',
} as const;

export type HelpAnswer = { question: string; answer: string };

const EVERYWHERE: readonly HelpAnswer[] = [
  {
    question: 'Hur hittar jag en kollega, en sida eller ett verktyg?',
    answer:
      'Tryck på förstoringsglaset överst, eller Ctrl och K. Skriv en del av namnet, stationen eller yrket. Det gör inget om du stavar lite fel.',
  },
  {
    question: 'Jag saknar något jag borde få göra',
    answer:
      'Det du får göra beror på dina roller. Be en administratör se över dem: de ser din sida under Användare.',
  },
];

/**
 * The usual questions of a page, by its address. An address below another has its own if it is here, else those of the
 * one above.
 */
const BY_PATH: Readonly<Record<string, readonly HelpAnswer[]>> = {
  '/profile': [
    {
      question: 'Vad ska jag göra först?',
      answer:
        'Det som står överst. Information som ska kvitteras kommer före annan, och nästa visas när du är klar med den du läser.',
    },
    {
      question: 'Hur kvitterar jag?',
      answer:
        'Öppna informationen, läs den och tryck på knappen för att kvittera. Har du ingen täckning sparas kvittensen i telefonen och skickas en gång när nätet är tillbaka.',
    },
    {
      question: 'Vad får jag veta utan att titta här?',
      answer:
        'Klockan överst visar det som rör dig. Under Aviseringar väljer du om du också vill få det i telefonen eller med e-post, och när du vill vara ifred.',
    },
    {
      question: 'Fungerar sidan utan täckning?',
      answer:
        'Det du ska läsa, dina verktyg och kollegornas nummer kan ligga krypterade i din telefon. De tas bort när du loggar ut.',
    },
  ],
  '/profile/information': [
    {
      question: 'Varför får jag den här informationen?',
      answer:
        'Den är riktad till alla, till din grupp, till din yrkesroll eller till dig. Varför står vid texten när du öppnar den.',
    },
    {
      question: 'När räknas något som läst?',
      answer: 'När du har öppnat det. Det som ska kvitteras är klart först när du har kvitterat.',
    },
    {
      question: 'Vilka i min grupp har inte kvitterat?',
      answer:
        'Den som leder en grupp ser det under texten: hur många som saknas, vilka de är och deras telefonnummer.',
    },
  ],
  '/profile/aviseringar': [
    {
      question: 'Kan krisinformation komma när jag vill vara ifred?',
      answer: 'Ja. Krisinformation kommer alltid direkt. Allt annat väntar tills den tysta tiden är slut.',
    },
    {
      question: 'Varför kommer inget i telefonen?',
      answer:
        'Aviseringar väljs på varje enhet för sig och slutar när du loggar ut. På iPhone och iPad måste webbplatsen först ligga på hemskärmen.',
    },
    {
      question: 'Hur slipper jag många mejl?',
      answer: 'Välj att samla dagens e-post i ett brev. Det kommer kl 07.00.',
    },
  ],
  '/profile/tools': [
    {
      question: 'Hur byter jag ordning på mina verktyg?',
      answer:
        'Dra dem dit du vill ha dem, eller flytta dem med tangenterna. Ordningen är bara din och följer med till alla dina enheter.',
    },
    {
      question: 'Ett verktyg saknas',
      answer:
        'Verktygen läggs upp av en redaktör under Länkar. Be dem lägga till det som du och andra behöver.',
    },
  ],
  '/profile/my-content': [
    {
      question: 'Var är texten som jag började på?',
      answer:
        'Här, som utkast. Allt du skriver sparas av sig självt och ingen annan ser det förrän det publiceras.',
    },
    {
      question: 'Hur får jag tillbaka en äldre version?',
      answer:
        'Öppna Historik för texten, välj en version och jämför. Du kan återställa hela versionen. Den som finns nu sparas också.',
    },
  ],
  '/profile/granskningar': [
    {
      question: 'Vad händer när jag godkänner?',
      answer:
        'Den som skrev får besked. Den som har rätt att publicera kan göra det. Ändras texten efter ditt svar står det här.',
    },
    {
      question: 'Får jag rätta i texten själv?',
      answer: 'Ja, du kan rätta, kommentera och föreslå andra ord innan du svarar.',
    },
  ],
  '/profile/info': [
    {
      question: 'Vem ser mina uppgifter?',
      answer:
        'Kollegor som är inloggade. Det som bara du och den som sköter användare ser står det vid. Besökare på webbplatsen ser ingenting.',
    },
    {
      question: 'Varför kan jag inte ändra allt?',
      answer: 'Roller och grupper ändras av en administratör. Det du själv får ändra går att öppna här.',
    },
  ],
  '/annons': [
    {
      question: 'Vem ser min annons?',
      answer:
        'Alla som är inloggade, aldrig besökare. Den visar vem du är så att den som är intresserad kan höra av sig.',
    },
  ],
  '/ge-ta': [
    {
      question: 'Hur lägger jag upp en annons?',
      answer:
        'Skriv vad det gäller och hur man når dig, och välj hur länge den ska visas. Du kan ta bort den när du vill.',
    },
  ],
  '/krislarm': [
    {
      question: 'När syns meddelandet?',
      answer:
        'Inom några sekunder, överst på alla sidor som någon har öppna och för alla som kommer in. Du ser hur många skärmar det visas på.',
    },
    {
      question: 'Jag skrev fel',
      answer:
        'Tryck på Ångra inom en minut, så tas det tillbaka. Efter det: öppna meddelandet och välj Uppdatera.',
    },
    {
      question: 'Hur övar jag utan att någon ser det?',
      answer:
        'Kryssa för Övning innan du publicerar. Då ser bara inloggade meddelandet, och det är tydligt märkt.',
    },
    {
      question: 'Hur avslutar jag?',
      answer: 'Öppna meddelandet och tryck på Faran är över. Det syns direkt för alla som har sidan öppen.',
    },
  ],
  '/skapa-innehall': [
    {
      question: 'Sparas det jag skriver?',
      answer:
        'Ja, av sig självt, också utan nät. Längst upp står när det senast sparades. Inget syns för andra förrän du publicerar.',
    },
    {
      question: 'Hur lägger jag till en bild, tabell eller ruta?',
      answer:
        'Tryck på plustecknet mellan två stycken, eller skriv / på en tom rad. Du kan också dra in eller klistra in bilder, dokument och tabeller.',
    },
    {
      question: 'Hur publicerar jag vid en viss tid?',
      answer:
        'Välj tiden under Inställningar och sedan Granska och Schemalägg. En text som redan är ute ändras vid en viss tid med Publicera ändringen senare.',
    },
    {
      question: 'Hur får en kollega läsa innan det är ute?',
      answer:
        'Välj Dela utkast för en länk som går att öppna utan att logga in, eller Be om granskning för ett svar av en kollega.',
    },
    {
      question: 'Jag ångrar mig',
      answer:
        'Ctrl och Z ångrar det senaste. Historik har äldre versioner. Kasta ändringarna tar bort det som inte är publicerat.',
    },
    {
      question: 'Någon annan skriver i samma text',
      answer:
        'Ni ser varandra, och det ni skriver på olika ställen läggs ihop. Har ni ändrat samma ord får du välja vilka som ska stå.',
    },
  ],
  '/profile/admin/content': [
    {
      question: 'Hur ändrar jag flera på en gång?',
      answer: 'Kryssa för dem i listan och välj vad som ska göras. Det går att ångra direkt efteråt.',
    },
    {
      question: 'Hur flyttar jag en sida?',
      answer:
        'Visa sidorna som sidträd och dra sidan, eller flytta den med piltangenterna. Adressen är densamma.',
    },
    {
      question: 'Hur ser jag vad som ska komma ut?',
      answer: 'Visa listan som kalender. Där kan du flytta det som är schemalagt till en annan dag.',
    },
    {
      question: 'Kan jag få tillbaka något ur papperskorgen?',
      answer: 'Ja. Välj status Papperskorgen och återställ det som utkast.',
    },
  ],
  '/profile/admin/media': [
    {
      question: 'Vad är en alt-text?',
      answer:
        'En beskrivning för den som inte ser bilden: vad den visar, i en eller två meningar. En bild som bara pryder kan märkas som det.',
    },
    {
      question: 'Hur ser jag till att rätt del av bilden syns?',
      answer:
        'Öppna bilden och sätt fokuspunkten där det viktiga är. Den styr hur bilden beskärs i kort och på telefoner.',
    },
    {
      question: 'Vad händer med sidor när jag tar bort en fil?',
      answer:
        'Du ser var filen används innan du bekräftar. I papperskorgen ligger den i 30 dagar och syns fortfarande på sidorna.',
    },
  ],
  '/profile/admin/reports': [
    {
      question: 'Hur ofta kontrolleras länkarna?',
      answer:
        'Våra egna sidor varje gång du öppnar rapporten, andras webbplatser efter ett schema. Svaret står vid varje länk.',
    },
    {
      question: 'Vem får veta att en länk är trasig?',
      answer: 'Den som skrev sidan får en avisering.',
    },
  ],
  '/profile/admin/tillganglighet': [
    {
      question: 'Vad måste vi göra med en anmälan?',
      answer:
        'Svara inom den tid som står vid den. Svaret skickar du med e-post, och sätter sedan läget till Besvarad.',
    },
    {
      question: 'Hur blir en brist av med sin rad?',
      answer: 'Rätta sidan. Bristen försvinner ur redogörelsen vid nästa kontroll, som görs varje natt.',
    },
  ],
  '/profile/admin/vad-laste-folk': [
    {
      question: 'Spårar vi besökare?',
      answer: 'Nej. Sidvisningar räknas per dag utan kakor, adresser eller personer.',
    },
    {
      question: 'Vad gör jag med en sida som inte hjälpte?',
      answer: 'Läs vad besökare har skrivit att de saknade, ändra sidan och se om svaren blir bättre.',
    },
  ],
  '/profile/admin/searches': [
    {
      question: 'Hur får en sökning ett svar?',
      answer:
        'Välj Ge det ett svar, skriv vilken sida som ska visas först och gärna en kort text till rutan. Prova sökningen innan du är nöjd.',
    },
    {
      question: 'Vems sökningar är det?',
      answer: 'Det går inte att se. Sökningar sparas utan person, och namn på kollegor sparas inte alls.',
    },
  ],
  '/profile/admin/links': [
    {
      question: 'Var visas länken?',
      answer:
        'Typen avgör: verktyg och favoriter hos personalen, e-tjänster och vanliga sökfrågor för besökare, sociala medier i sidfoten.',
    },
  ],
  '/profile/admin/eldningsforbud': [
    {
      question: 'Var syns det jag anger?',
      answer: 'På startsidan, på sidan Eldningsförbud och i sökningar om att elda, direkt.',
    },
    {
      question: 'Vad händer när sluttiden har gått?',
      answer:
        'Läget visas som okänt tills någon har kontrollerat det. Systemet gissar aldrig att det är tillåtet.',
    },
  ],
  '/profile/admin/krislogg': [
    {
      question: 'Hur får jag med loggen till ett möte?',
      answer: 'Skriv ut den, eller spara utskriften som PDF. Allt som syns på sidan kommer med.',
    },
  ],
  '/profile/admin/krismallar': [
    {
      question: 'Vad är [plats]?',
      answer:
        'Det byts ut mot det som skrivs i fältet Var? när någon larmar. Lämnas fältet tomt försvinner det.',
    },
    {
      question: 'Påverkas meddelanden som redan är ute?',
      answer: 'Nej. En ändrad mall gäller nästa meddelande.',
    },
  ],
  '/profile/admin/gemensamma-block': [
    {
      question: 'Hur skapar jag ett gemensamt block?',
      answer: 'Öppna en sida i redigeraren, välj ett block och tryck på Spara som gemensamt block.',
    },
    {
      question: 'Var syns en ändring?',
      answer: 'På alla sidor där blocket finns, direkt. Sidorna står vid blocket.',
    },
  ],
  '/profile/admin/categories': [
    {
      question: 'Varför går kategorin inte att ta bort?',
      answer: 'Den används. Ta först bort den där den används, så går det.',
    },
  ],
  '/profile/admin/nodes': [
    {
      question: 'Vem når det som riktas till en grupp?',
      answer: 'De som hör till gruppen. Det som riktas till den översta gruppen når alla.',
    },
  ],
  '/profile/admin/utseende': [
    {
      question: 'Varför blev färgen inte exakt den jag valde?',
      answer:
        'Text på färgen, och färgen mot bakgrunden, måste gå att läsa för alla. Är den för ljus eller för mörk ändras hur ljus den är, men inte vilken färg det är. Förhandsgranskningen visar resultatet.',
    },
    {
      question: 'Vilken bild passar som logotyp?',
      answer:
        'En PNG- eller WebP-bild med genomskinlig bakgrund, minst 200 pixlar hög. En kvadratisk logotyp blir också ikon på fliken och på hemskärmen.',
    },
  ],
  '/profile/admin/users': [
    {
      question: 'Hur lägger jag till en kollega?',
      answer:
        'Välj Ny användare och fyll i allt i ett formulär: namn, användarnamn, grupp, yrkesroll och roller. Personen byter lösenord vid första inloggningen.',
    },
    {
      question: 'Någon har slutat',
      answer:
        'Stäng kontot, så loggas personen ut överallt. Det går att öppna igen. Vill du ta bort namn och uppgifter för alltid finns det längst ner på personens sida.',
    },
    {
      question: 'Hur ser webbplatsen ut för en kollega?',
      answer: 'Visa som personen, i högst en timme. Det du gör skrivs i händelseloggen med bådas namn.',
    },
  ],
  '/profile/admin/roles': [
    {
      question: 'Två roller säger emot varandra. Vad gäller?',
      answer: 'Nekad går före tillåten. En behörighet som personen har själv går före båda.',
    },
    {
      question: 'Hur gör jag en roll som liknar en annan?',
      answer: 'Kopiera rollen och ändra det som skiljer.',
    },
  ],
  '/profile/admin/audit': [
    {
      question: 'Går något i loggen att ändra?',
      answer: 'Inte utan att det märks: varje rad hänger ihop med den förra.',
    },
  ],
  '/profile/admin/system': [
    {
      question: 'Vad ser besökare när webbplatsen är stängd?',
      answer:
        'En sida med ditt meddelande och numret 112. Krisinformationen går fortfarande att läsa. Bara den som får öppna webbplatsen igen kommer åt resten.',
    },
  ],
};

/** What is asked on the page at an address, the page's own questions first. */
export function helpFor(pathname: string): readonly HelpAnswer[] {
  const [path] = Object.keys(BY_PATH)
    .filter((path) => `${pathname}/`.startsWith(`${path}/`))
    .toSorted((one, other) => other.length - one.length);
  return [...(path === undefined ? [] : (BY_PATH[path] ?? [])), ...EVERYWHERE];
}
