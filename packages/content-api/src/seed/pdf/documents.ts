/** One part of a document: running text, a list to tick off, or a table whose first row is its heading. */
export type Section = { heading: string } & (
  | { text: string[] }
  | { checklist: string[] }
  | { table: string[][] }
);

export type PdfText = { lead: string; sections: Section[] };

/** What the PDF files of the demo content say, by file name. */
export const PDF_TEXTS: Readonly<Record<string, PdfText>> = {
  'checklista-brandskydd-hemma.pdf': {
    lead: 'Gå igenom listan två gånger om året, gärna när klockan ställs om. Varje punkt du kan bocka av gör hemmet tryggare.',
    sections: [
      {
        heading: 'Tio punkter',
        checklist: [
          'Brandvarnare finns på varje våning och är testad den här månaden.',
          'Alla i hushållet vet hur larmet låter och vad de ska göra.',
          'Det finns två vägar ut och de är fria från saker.',
          'Vi har en återsamlingsplats utanför huset.',
          'Pulversläckare på sex kilo finns på en plats som alla känner till.',
          'Brandfilt hänger i eller nära köket.',
          'Spis och spisfläkt är rengjorda, och timern används.',
          'Telefoner och cyklar laddas under uppsikt och aldrig i utrymningsvägen.',
          'Levande ljus står på fat som inte brinner och släcks när vi går.',
          'Skorstenen är sotad och kontrollerad enligt fristen.',
        ],
      },
      {
        heading: 'Om det börjar brinna',
        text: ['Rädda, varna, larma, släck. Ring 112 när du är i säkerhet.'],
      },
    ],
  },
  'checklista-hemberedskap.pdf': {
    lead: 'Du behöver kunna klara dig hemma i minst en vecka. Det mesta har du redan: samla det på ett ställe.',
    sections: [
      {
        heading: 'Vatten',
        checklist: [
          'Tre liter per person och dygn',
          'Dunkar med kran eller tratt',
          'Vatten också till husdjur',
        ],
      },
      {
        heading: 'Mat',
        checklist: [
          'Mat som håller i rumstemperatur',
          'Konservöppnare',
          'Stormkök eller annat sätt att värma mat',
        ],
      },
      {
        heading: 'Värme',
        checklist: [
          'Varma kläder, filtar och sovsäckar',
          'Ved eller annat bränsle, förvarat säkert',
          'Brandvarnare där ni eldar',
        ],
      },
      {
        heading: 'Kommunikation',
        checklist: [
          'Radio med batteri eller vev',
          'Laddad powerbank',
          'Viktiga telefonnummer på papper',
          'Kontanter',
        ],
      },
    ],
  },
  'mall-egenkontroll-sba.pdf': {
    lead: 'Använd mallen varje månad. Skriv vem som har kontrollerat och när varje brist ska vara åtgärdad.',
    sections: [
      {
        heading: 'Kontrollpunkter',
        table: [
          ['Punkt', 'Utan anmärkning', 'Brist och åtgärd'],
          ['Utrymningsvägar är fria och dörrarna går att öppna', '', ''],
          ['Skyltar syns och lyser', '', ''],
          ['Släckare är på plats, plomberade och inom datum', '', ''],
          ['Branddörrar stänger och är inte uppställda', '', ''],
          ['Brandlarm visar inget fel', '', ''],
          ['Brännbart material ligger inte mot fasaden', '', ''],
          ['Personalen vet var återsamlingsplatsen är', '', ''],
        ],
      },
      { heading: 'Underskrift', text: ['Datum: ______________    Namn: ______________________________'] },
    ],
  },
  'sotningsjournal.pdf': {
    lead: 'För dig som har tillstånd att sota själv. Spara journalen och visa den vid nästa brandskyddskontroll.',
    sections: [
      {
        heading: 'Anteckna varje sotning',
        table: [
          ['Datum', 'Vad som sotades', 'Iakttagelser', 'Signatur'],
          ['', '', '', ''],
          ['', '', '', ''],
          ['', '', '', ''],
          ['', '', '', ''],
          ['', '', '', ''],
          ['', '', '', ''],
        ],
      },
      {
        heading: 'Kom ihåg',
        checklist: [
          'Ta ut aska i kärl av plåt',
          'Stäng spjäll och luckor efteråt',
          'Ring oss om du ser sprickor eller glanssot',
        ],
      },
    ],
  },
  'handlingsprogram-2026-2030.pdf': {
    lead: 'Handlingsprogrammet beskriver riskerna i kommunen, målen för verksamheten och den förmåga vi ska ha.',
    sections: [
      {
        heading: 'Mål',
        checklist: [
          'Färre ska omkomma eller skadas allvarligt i bränder.',
          'Fler ska kunna larma och göra en första insats.',
          'Den som behöver hjälp ska få den inom godtagbar tid.',
          'Vi ska kunna leda flera insatser samtidigt.',
        ],
      },
      {
        heading: 'Förmåga',
        table: [
          ['Station', 'Beredskap', 'Första åtgärd'],
          ['Norråmo', 'Heltid, dygnet runt', '10 minuter i tätort'],
          ['Åsbruk', 'Beredskap', '15 minuter'],
          ['Älvkulla', 'Beredskap', '20 minuter'],
          ['Öreforsen', 'Beredskap', '20 minuter'],
        ],
      },
      {
        heading: 'Uppföljning',
        text: [
          'Programmet följs upp varje år. Resultatet redovisas för direktionen och publiceras på webbplatsen.',
        ],
      },
    ],
  },
  'gasol-i-restaurang.pdf': {
    lead: 'Vägledning till dig som vill använda gasol i en restaurang och ska söka tillstånd.',
    sections: [
      {
        heading: 'Placering',
        text: [
          'Flaskor placeras helst utomhus i ett låst och ventilerat skåp. Inomhus ska mängden vara så liten som verksamheten medger.',
          'Flaskor får aldrig stå i källare, i utrymningsvägar eller nära värmekällor.',
        ],
      },
      {
        heading: 'Föreståndare',
        text: [
          'Utse en föreståndare som känner anläggningen och har befogenhet att stoppa hanteringen. Anmäl föreståndaren till oss.',
        ],
      },
      {
        heading: 'Bilagor till ansökan',
        checklist: [
          'Situationsplan och planritning',
          'Beskrivning av anläggningen och mängderna',
          'Riskutredning med klassningsplan',
          'Intyg om täthetskontroll',
          'Rutiner för drift, kontroll och nödläge',
        ],
      },
    ],
  },
  'brandman-i-beredskap-folder.pdf': {
    lead: 'Som brandman i beredskap har du ett annat arbete till vardags och rycker ut när det behövs.',
    sections: [
      {
        heading: 'Det här gör du',
        text: [
          'Du har beredskap ungefär var fjärde vecka, övar regelbundet och är på stationen inom fem minuter när larmet går.',
        ],
      },
      {
        heading: 'Det här behöver du',
        checklist: [
          'Bo och arbeta nära stationen',
          'Körkort B',
          'God fysik och god syn',
          'Klara tester och läkarundersökning',
        ],
      },
      {
        heading: 'Så går det till',
        text: [
          'Anmäl intresse på webbplatsen. Därefter följer samtal, tester, introduktion och en betald grundutbildning.',
        ],
      },
    ],
  },
  'insatsstatistik-2025.pdf': {
    lead: 'Sammanställningen visar hur många räddningsinsatser vi gjorde under 2025 och av vilket slag.',
    sections: [
      {
        heading: 'Insatser per typ',
        table: [
          ['Typ', 'Antal'],
          ['Brand i byggnad', '46'],
          ['Brand i skog eller mark', '31'],
          ['Trafikolycka', '88'],
          ['Automatlarm utan brand', '172'],
          ['Utsläpp av farligt ämne', '9'],
          ['Drunkning och livräddning i vatten', '6'],
          ['Hjälp vid akut sjukdom', '41'],
          ['Summa', '393'],
        ],
      },
      {
        heading: 'Om siffrorna',
        text: ['En insats räknas där den började. Uppgifterna är fiktiva och hör till demonstrationen.'],
      },
    ],
  },
};
