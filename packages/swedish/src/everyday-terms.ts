/** What people say, and the terms that texts of a rescue service use for it. Lower case; one word or several. */
export type EverydayTerms = { said: readonly string[]; meant: readonly string[] };

/**
 * Words of everyday Swedish, and of English, that are looked for as other words: whoever asks for `sirener` also finds
 * texts about the signal, but whoever asks for the signal is not sent to sirens. Terms that stand for the same both ways
 * are in `SYNONYM_GROUPS`. A blank line ends an entry: what is said, an equals sign, what is meant.
 */
const TABLE = `
# The warning signal.
siren, sirener, sirenen, sirenerna, mistlur, larmsignal, tjuta, tjuter, tuta, tutar, tjut, flyglarm,
beredskapslarm = vma, varningssignalen, tyfon

warning signal, siren sound, sirens, public warning, alarm outside = vma, varningssignalen


# Fires outdoors.
säga till brandkåren elda, säga till elda, meddela elda, meddela eldning, ringa innan elda, anmäla att elda, anmäla
brasa, anmäla ris, inform burning, report burning, notify burning, larma av eldning, berätta elda = anmäl eldning

brasa stranden, brasa skogen, vindskydd, eldplats, lägerplats, korvgrillning, grilla korv, elda vindskydd,
tältplats, camping, vandra, vandring, friluftsliv, fjällen, muurikka, hiking = grilla och elda i naturen, grillplats

åker, halm, stubb, hygge, bonde, lantbruk, skördetröska, skogsmaskin, skogsarbete, skotare, farmer = brandrisk, elda
i trädgården

fire ban, burn ban, burning ban, campfire, bonfire, light a fire, make a fire, fire risk, open fire =
eldningsförbud

barbecue, barbeque, bbq, grill, grilling, grilla i skogen, grilla ute, grilla på stranden, grilla i naturen =
grilla, grillplats, eldningsförbud

påskeld, påskbrasa, majbrasa, valborgseld, valborgsbrasa, valborg, valborgsmässoafton, brasa = elda ris

stormkök, spritkök, gasolkök, primuskök = friluftskök

marschall, eldkorg, utespis, pizzaugn = eldning, levande ljus

torka, torrt i skogen, torrt ute, hur torrt, torr skog, torr mark = brandrisk, eldningsförbud

skräp, sopor, kvistar, grenar, häckklipp, kompost = trädgårdsavfall, ris

oljefat, plåttunna, eldtunna = tunna

skogsbrand, wildfire, forest fire, markbrand, terrängbrand = brandrisk, gräsbrand

böter, straff, bot, straffbart, olagligt, förbjudet = förbjudet, böter


# Fireworks.
firework, fireworks, nyårsraket, raket, bengal, tomtebloss, svävande lykta, rislykta,
smällare, fyrverkeribatteri, smälla = fyrverkerier, raketer

nyårsafton, nyår = fyrverkerier


# Alarms and extinguishers.
larmet tjuter, larmet låter, larmet larmar, larmar steker, falsklarm, falskalarm, matos, larm lägenhet, larm hemma,
rök larm, hyresvärden larm, larm hyresrätt, döv larm, döv brandvarnare, döv vaknar, hörselskadad, hörselskada, vaknar larmar, vakna larm,
sätta upp larm, montera larm, larm sovrum, false alarm, change battery, byta batteri, byter batteri, testknapp, bra
larm = brandvarnare

brandlarm, brandlarmet, smoke alarm, smoke detector, fire alarm, rökdetektor, rökvarnare, rökalarm,
branddetektor, larmet piper, larmet i taket, taklarm, seriekopplade larm = brandvarnare

koloxid, kolmonoxid, kolos, carbon monoxide, koloxidvarnare, kolmonoxidvarnare, gasvarnare = koloxid,
brandvarnare

tjuter larmet, låter larmet, pipljud, piper, piper i taket, blinkar rött = brandvarnare piper, batteriet

beeping, chirping, beeps = brandvarnare piper, brandvarnare

fire extinguisher, extinguisher, eldsläckare, skumsläckare, kolsyresläckare, vattensläckare = brandsläckare,
släckare

fire blanket, släckfilt = brandfilt

brinner, brann, eldsvåda, lågor, det brinner, börja brinna, börjat brinna, fattat eld, tagit eld, kitchen fire,
house fire, eldhärjad = brand, släcka brand

stekpanna, kastrull, olja, frityrolja, flammade, flammar, fettbrand, oljebrand, matlagning, fritös, stekos, köket, ugnen, micron, mikron,
kaffebryggare, fläkten, fläkt = spisen, fett, köksfläkten

tv, teve, dator, tvättmaskin, torktumlare, diskmaskin, elektronik, elbrand, eluttag, uttag, elcentral,
säkringsskåp = elapparat, el

gardin, soffa, papperskorg, kläder = släcka, brandfilt


# At home.
frying pan, pan fire, oil fire, grease fire, stekpannan, steka, steker, tog eld, tar eld, ta eld, fatta eld, fattade
eld, släcka, släcker, kväva elden, lägga på lock, eld i köket, brand i kök, kastrullen = släcka brand, spisen

neighbour fire, neighbours flat, flat on fire, apartment fire, apartment on fire, brinner grannen, brinner hos
grannen, brinner under mig, brinner i huset, fire in building, inlåst, instängd, stuck in apartment, brandtrappa,
höghus, hyreshus, bostadsrätt, brf, bostadsrättsförening, should leave, lämna lägenheten, stanna lägenheten =
utrymning i flerbostadshus

stearinljus, värmeljus, candle, candles, ljusslinga, marschaller, adventsstake, elljusstake = levande ljus, ljus

julgran, gran, jul, julen, lucia, christmas, julpynt, julbelysning, stjärna = advent

elscooter, elsparkcykel, elspark, elmoped, e-bike, ebike, hoverboard, elbil, elbilar, laddbox, scooter =
elsparkcykel, elcykel, litiumbatteri, ladda

laddare, mobilladdare, laddsladd, mobilen laddar, powerbank, charging, charger = ladda, laddning, laddare

svällt, svälla, sväller, bubblar, läcker batteri, uppsvällt = svullet

kabel, elsladd, grenuttag, skarvsladd, förlängningssladd = sladd, el

trappan, trappuppgång, trapp, stairwell, staircase, farstun, loftgång, dörrmatta, rullator, pulka = trapphuset

evacuation, evacuate, evakuera, evakuering, fly, ta mig ut, ta sig ut, komma ut = utrymning

granne, grannen, grannens, neighbour, neighbor = granne, flerbostadshus

nödutgång, blockerad utgång, låst utgång, stängd utgång, emergency exit, utrymningsskylt = utrymningsvägar,
brandskyddsbrist

brandfara, farligt brandskydd, brandfälla, slarv med brandskydd, anmäla granne, anmäla hyresvärd, tipsa anonymt,
anonymt = brandskyddsbrist


# Chimneys.
sotarn, sotarna, sotningskrav, sotningsplikt, sotningsavgift, mysbrasa, mysa brasa, trivseleldning, brasa inomhus,
braskaminen, tiled stove, wood stove, stove, fireplace, eldar sällan, eldar ofta, rensa skorsten, feja = sotning

byta sotare, egen sotare, sota hemma, sota eget hus, sweep myself, sota huset = sota själv

chimney, chimney sweep, chimney sweeping, skorstensfeja, sot, sotarmurre, sotningen, eldstad, kamin, kaminen,
kassett, öppen spis, öppna spisen, murstock, rökgång, rökkanal, vedpanna, vedspis, pelletspanna, pelletskamin,
värmepanna, kakelugn, oljepanna, täljstensugn, soteld, skorstensbrand, eldstäder, vedeldning, elda med ved, elda
inomhus = sotning, sotning och brandskyddskontroll

imkanal, ventilationskanal, fettkanal = imkanal, sotning


# Permits and supervision.
macken, bensinmack, bensinstation, verkstad, bilverkstad, måleri, lackering, restaurang gas, krog, krogen,
terrassvärmare, uteservering, gasolvärmare uteservering, gasgrill restaurang, lagra, förvaring, hur mycket gas, hur
mycket bensin, petrol station, store gas, store petrol, labb, laboratorium, svets, båtmack, husvagn, husbil =
tillstånd, brandfarlig vara

ansvarig macken, ny ansvarig, byta ansvarig, ny chef ansvarig, chef macken, byte av föreståndare, ansvarig för
gasol, new manager = anmäl föreståndare, föreståndare

brandrond, rond, kontrollera släckare, släckare kontor, släckarna kontoret, kontor, kontoret, kolla släckare,
dokumentera, egen kontroll, internkontroll, brandskydd jobbet, chef brandskydd, arbetsplats, arbetsplatsen,
kontrollant, rutiner företag, workplace = systematiskt brandskyddsarbete

brandövning, brandövning dagis, öva utrymning, brandlarm skolan, öva brandlarm, fire drill, skola öva =
utrymningsövning

handbollscup, fotbollscup, klassrum, sova klassrum, nattvila, lägerskola, luciavaka, nattvandring, scouter,
scoutläger, sovplatser, sleepover, sleep in school = tillfällig övernattning

arrangör, arrangera, byfest, kräftskiva, midsommarfirande, nationaldag, studentskiva, studentfest, skolbal,
motocross, konsertarrangör, evenemangstillstånd, festtält, event organiser, organise event, folkfest, julfest, disco, spelning, utställning, mässa,
teater, marknadsdag, danskväll, bygdegård, festplats = evenemang

permit, license, licence, application, tillstånd för, söka tillstånd = tillstånd, ansökan

gas bottle, gas cylinder, gasflaska, gastub, gasoltub, gasolflaska, svetsgas, acetylen, vätgas, lpg, flammable =
brandfarlig gas, gasol, brandfarlig vara

diesel, bensindunk, bränsle, cistern, spolarvätska, lösningsmedel, tändvätska, rödsprit, aceton, etanol,
sprayburk, sprej, spray, aerosol, petrol, gasoline, bensintank, dieseltank, färg, handsprit = brandfarlig vara,
brandfarlig vätska, bensin

dynamit, sprängämne, sprängmedel, spränga, sprängning, krut, ammunition, explosiv, explosives, explosiver =
explosiv vara, explosiva varor

tillsynsbesök, inspektion, inspektör, brandinspektör, brandinspektion, inspection, brandkontroll, kontrollbesök,
föreläggande, vite, tillsynsförrättare, tillsynsavgift, tillsynsprotokoll = tillsyn

överklaga, överklagande, appeal, besvära sig = överklaga, länsstyrelsen, tillsyn

egenkontroll, brandskyddspolicy, brandskyddspärm, brandskyddsorganisation, brandskyddsansvarig,
brandskyddsregler, brandombud, brandskyddsrond, företagets brandskydd, brandskydd på arbetsplatsen, brandskydd
företag, fire safety at work = systematiskt brandskyddsarbete

gymnastiksal, idrottshall, sova, sova över, sovsal, övernatta, läger, cup, turnering, lan, sporthall =
tillfällig övernattning

festival, konsert, marknad, marknadsstånd, torghandel, fest, festlokal, bröllop, tält, partytält, event, loppis,
julmarknad, nattklubb, danstillställning, cirkus, tivoli, matvagn, foodtruck, food truck, tillställning, hur
många personer i lokal, max antal personer = evenemang, samlingstält

foodtruck, food truck, matvagn, restaurang, kiosk, korvkiosk = gasol, tillstånd

hotell redogörelse, hotell brandskydd, vandrarhem, äldreboende, vårdboende, brandskydd förskola = skriftlig redogörelse

snöskottning, skotta tak, snöröjning, snölast, snöras, takras, istapp, isras, snow = snö och is på taket


# Crises.
emergency supplies, supplies, supplies at home, water supply, food supply = hemberedskap

larmar döv, döv 112, sms 112, hörselskadad 112, larma utan röst, deaf = om olyckan är framme, sms

flood warning, weather warning, warning = orange varning, höga flöden

larm ute, larmet ljuder ute, larmet ute, ljuder, ljuder ute, larm i byn, larm byn, larm byn låter = vma, varningssignalen


fabrik, fabriken, industri, factory, factory fire, plastbrand, brand i industri, svart rök, black smoke, rök över
stan, luften, andas rök, vädra, fönster öppna, farlig luft, åsbruk, evakueras = rök från industribrand

gångvägen, promenera vattnet, promenera, strandpromenad, gå vid ån, ån, älven, floden, vattenståndet, river,
åkanten, avstängd väg, avstängd gångväg, dämma, dammen, vårflod, båtplats, brygga = höga flöden, norrån

teleavbrott, telestörning, telefoni, fast telefon, phone signal, no phone, phones down, mobile network, fiber,
fiberkabel, trygghetslarm, nödsamtal fungerar, nätet, internet, uppkoppling = störning i telefonin

ladda telefonen elen, elen borta, elen försvinner, strömen, ström borta, kallt huset, värme huset, frysen, utan
värme, trygghetspunkt, vatten hemma, dricksvatten, konservburkar, no power, no electricity, survive, klara sig =
hemberedskap

andas inte, andas, medvetslös, livlös, avsvimmad, svimmat, blöder, blod, hjärtstillestånd, unconscious, not
breathing, ramlat, trillat, skadat sig, satt i halsen, barn skadat, ambulansen, operatören frågar, what do they ask,
frågar 112, ringa 112, ringer 112, call 112, dial 112, larmoperatör, position, dela position, hitta hit = om olyckan
är framme, 112

sova efter branden, sova efter, mardrömmar, minnen, krisreaktion, sorg, drabbad, anhörig, anhöriga, efter olyckan, efter en olycka,
trauma, ptsd, mår dåligt = stöd, om olyckan är framme

ramlat sjön, trillat vattnet, ramlat i vattnet, barn sjön, barn vattnet, badvakt förälder, simskola, dykning, fiske,
kanot, kajak, paddla, paddling, pool, älvbad, strandbad, lake, drunknar, drunkningstillbud = vattnet, drunkning

däck, bilkö, fri väg, blåljus, motorväg, tjälskott, ice on road, icy road, halkolycka, köra vinter, dubbdäck,
sladdar = halka, halkan

preppa, prepping, prepper, krislager, krisförråd, krisväska, nödlåda, beredskapslager, beredskapslåda, bunkring,
emergency kit, preparedness, vevradio, batteriradio, ficklampa, vattendunk, konserver, torrvaror, kontanter,
utan kort, kortbetalning, matförråd, gasolvärmare, reservkraft, vattenfilter, toapapper, mat för en vecka, mat
hemma = hemberedskap

strömavbrott, elavbrott, strömmen har gått, strömlöst, strömmen borta, utan ström, utan el, utan vatten, power
outage, blackout, power cut, elbortfall, vattenavbrott, vattnet slut, vatten slut, värmen borta, kallt inne,
inget vatten, ingen el, ingen ström = hemberedskap, utan el

krig, kriget, om kriget kommer, war, höjd beredskap, totalförsvar, civilförsvar, sabotage, terror,
krigsplacerad, ryssland, bomb, civil defence, crisis = hemberedskap, kris

skyddsrum, bunker, shelter, bomb shelter, skyddsrumskarta = skyddsrum, hemberedskap

flood, flooding, high water, svämma, svämmar, svämmar över, svämmat, översvämmad, vattnet stiger, stigande
vatten, vattennivå, vattenstånd, skyfall, dammbrott, sandsäck, barriär, vatten i huset, vatten i källaren,
dränkpump, pumpa, pumpa vatten, pumpa ur källare, länsa, höga vattenflöden, regn, ösregn = översvämning, höga
flöden

ryker, röklukt, luktar rök, luktar bränt, brandrök, brandlukt, rökmoln, rökutveckling, rökplym, giftmoln,
giftig, gasmoln, gasutsläpp, smoke, smell smoke, farlig rök, rökfara, luktar illa ute, stänga fönster, stänga
ventilation, hålla sig inne, stanna inne, stay indoors, toxic smoke = rök, gå inomhus

täckning, mobiltäckning, nätet nere, mobilnätet, mobilen, mobilen funkar, mobil, ringa, no signal, telefonen,
telefonen fungerar, telefon funkar, telefonavbrott, operatör, ingen signal, internet nere, bredband, telia,
nätverk = telefoni, störning i telefonin, mobiltelefoni

emergency, emergency number, emergency call, sos, sos alarm, nödsamtal, nödsituation, larmnummer, ambulans,
ambulance, police, nödläge, larma = 112, om olyckan är framme

bilolycka, krock, krockat, trafikolyckor, car accident, accident, vägolycka, bilkrasch, olycksplats, på plats,
först på plats, först till en olycka, skadad, fastklämd, viltolycka, krockade = olycka, trafikolycka

krisstöd, kurator, prata med, någon att prata med, kamratstöd, chock, samtalsstöd, posom, mår dåligt efter =
stöd efter olycka, stöd

försäkring, försäkringsbolag, brandskada, insurance, skadeståndsanspråk, brandskadad, sanering, efter branden,
efter brand, restvärde, brandorsak, utredning = händelserapport, insatsrapport

isvak, isen, is, svag is, gå på isen, plurra, isdubbar, skridskor, badplats, bada, simma, simning, badvakt,
flytväst, livboj, livväst, drunkna, drown, drowning, swimming, båt, sjö, hav, vatten barn = drunkning, vattnet,
flytväst

vinterdäck, halt, hal väg, snöväg, väglag, vinterväglag, slippery, sladda, moddigt, svart is, utryckningsfordon, brandbil bakom, brandbil vägen, blåljus, väja för = halka, halkan


# Training and work.
lära personalen, lära personal släcka, lära personalen släcka, släckövning personal, brandkurs, brandskyddskurser, öva släcka, anställda utbildning, personalutbildning, heta arbeten intyg,
svetsa intyg, intyg, svetscertifikat, company training, learn to use extinguisher, brandskydd kurs, cpr class, hlr
barn = utbildningar

lastbilskort, körkort c, c körkort, c kort, syntest, glasögon, simma brandman, läkarundersökning brandman, krav
brandman, ålder brandman, brandman lön, part time firefighter, parttime firefighter, volunteer, frivillig,
räddningsvärn, rycka ut, jour, beredskapsersättning, arbetsgivare beredskap, kombinera jobb, sms larm = brandman i
beredskap

17 år jobb, ungdomsjobb, sommar jobb, summer job, sommarpraktik, hantverkare, administratör, brandingenjör,
utryckningsledare lön, job opening, hiring, söka tjänst, tjänster, platsbank = arbeta hos oss, lediga jobb

titta brandbilar, titta på brandbilar, barnen brandbil, förskolan besöka, klass besök, dagis besök, visit fire
station, besök brandstation, rundvisning, guidad tur, prova kläder, hälsa på brandmän = studiebesök, boka
studiebesök

första hjälpen, first aid, cpr, hjärtstopp, cardiac arrest, hjärtmassage, livräddning, mun mot mun,
hjärtinfarkt, aed, defibrillator, rädda liv = hlr, hjärtstartare, hjärt-lungräddning

training, course, kurs, utbilda, utbilda personal, utbildning för personal, brandutbildning för personal,
brandövning, släckövning, fire training, certifikat, svetsa, svetsning, hot work, instruktör, brandskyddskurs,
brandskyddsutbildning, föreläsning, brandutbildning = utbildning, utbildningar, heta arbeten

firefighter, fireman, fire fighter, brandsoldat, brandkvinna, brandis, kvinnlig brandman, kvinnor brandman,
fystest, rullband, rullbandstest, konditionskrav, tjänar, lön, ersättning, söka som brandman, bli brandman,
brandmannalön, brandmannautbildning, antagningstest, deltid brandman, extrajobb, become a firefighter = brandman
i beredskap, bli brandman

job, jobs, work, career, karriär, vacancy, vacancies, vakans, vakanser, anställning, anställd, rekrytering,
platsannons, annons, söka jobb, sommarjobb, feriejobb, vikariat, vikarie, praktik, praktikplats, prao,
praoplats, lia, internship, arbetsgivare, arbeta, yrke, förmåner, traineeplats, cv, spontanansökan = arbeta hos
oss, jobb, lediga jobb

skolbesök, klassbesök, skolklass, barnkalas, kalas, studiebesok, se brandbilar, besöka stationen, field trip,
study visit, visa barnen, prova brandbil = studiebesök, besök en brandstation


# The service.
klass brandbilar, klass titta brandbilar, klassen brandstation, förskolan brandbilar, förskola brandbilar = studiebesök, boka studiebesök


utryckning, utrykning, utrykningar, larmstatistik, antal bränder, antal larm, ryckt ut, vanligaste olyckan, how many
fires = statistik, insatser och händelser

stationen läggas ner, nedläggning, stänga stationen, framtiden, planer, pengar, skatt, kostar räddningstjänsten,
insatstider mål, beslutat, fullmäktige = handlingsprogram

körde för fort, körde illa, tacka killarna, tacka personalen, ros, ris och ros, skrika, otrevlig, tyckte, åsikt,
tyck till, förbättra, compliment, thank, bad service, anmäla personal, webbplatsen fungerar = lämna synpunkt

papper branden, papper på branden, intyg brand, intyg efter brand, rapport försäkring, rapport brand, rapport efter,
utlåtande, fire report, incident report, insatsrapporten, händelserapporten, brandutredning = insatsrapport,
händelserapport

station, stationer, stationerna, fire station, brandstation, närmaste station, närmaste brandstation, nearest
fire station, var ligger, bemanning, inställelsetid, insatstid, framme, hur snabbt kommer, utryckningstid,
responstid, hur lång tid = stationer, våra stationer, anspänningstid

brandkår, brandkåren, fire brigade, fire department, fire service, rescue service, brandförsvaret, brandförsvar,
räddningsverket, brandväsende = räddningstjänsten, kontakta oss, stationer

telefonnummer, contact, phone, phone number, telephone, call, email, address, ring, ringa till er, ringa er,
ringa räddningstjänsten, nå er, nummer till, växel, växeln, reception, kundtjänst, maila, mejla, skriva till,
brev, epost, besöka, kontaktuppgifter, ej akut, inte akut, icke akut, faktura, fakturaadress, fakturering,
orgnummer, orgnr, adress, hitta till = kontakta oss, kontakt, växel

opening hours, open hours, öppettid, öppet, stängt, när har ni öppet, har ni öppet = öppettider, kontakta oss

press, presskontakt, pressjour, pressansvarig, presstjänst, journalist, media, medier, reporter, tidningen,
presstelefon, intervju, pressmeddelande = press, kontakta oss

diarium, diariet, registrator, offentlig handling, offentlighetsprincipen, public records, handling = allmän
handling

statistik, antal, hur många bränder, hur många larm, hur många utryckningar, utryckningar, larm idag, senaste
larmen, händelser idag, insatser, årsredovisning, förra året, hur många insatser = statistik, insatser

missnöjd, nöjd, feedback, klagomål, klaga, förslag, idé, beröm, tacka, complaint, complain, synpunkt, kritik,
återkoppling, dåligt bemötande, fel på webbplatsen = lämna synpunkt, klagomål

handikapp, handikappanpassad, funktionsnedsättning, skärmläsare, accessibility, synskadad, wcag, rullstol,
blind, teckenspråk, lättläst, tillgänglighetsanpassad = tillgänglighet, tillgänglighetsredogörelse

registerutdrag, radera, ta bort mina uppgifter, privacy, integritet, integritetspolicy, personal data,
dataskyddsombud, dso, pul, sekretess, privacy policy = personuppgifter

politiker, budget, nämnd, räddningsnämnden, mål, protokoll, verksamhetsplan, policy, styrning, risker i
kommunen, förmåga, lagen om skydd mot olyckor, lso, nämndsammanträde, beslut = handlingsprogram, styrdokument

brandbilar, fire truck, fire engine, stegbil, tankbil, höjdfordon, utryckningsbil = brandbil, stationer

evacuation plan, utrymningsplan, återsamlingsplats, utrymningsövning, brandlarm i skolan =
utrymningsövning, utrymning
`;

export const EVERYDAY_TERMS: readonly EverydayTerms[] = TABLE.replaceAll(/^#.*$/gm, '')
  .split(/\n\s*\n/)
  .map((entry) => entry.trim())
  .filter((entry) => entry !== '')
  .map((entry) => {
    const [said = '', meant = ''] = entry.split('=');
    return { said: termsOf(said), meant: termsOf(meant) };
  });

function termsOf(list: string): string[] {
  return list.split(',').map((term) => term.replaceAll(/\s+/g, ' ').trim());
}
