/** What people say, and the terms that texts of a rescue service use for it. Lower case; one word or several. */
export type EverydayTerms = { said: readonly string[]; meant: readonly string[] };

/**
 * Words of everyday Swedish, and of English, that are looked for as other words: anyone who asks for `sirener` also finds
 * texts about the signal, but anyone who asks for the signal is not sent to sirens. Terms that stand for the same both ways
 * are in `SYNONYM_GROUPS`. A blank line ends an entry: what is said, an equals sign, what is meant.
 */
const SUBJECTS = {
  warningSignal: `
emergency alert, emergency alert phone, phone alert, alert on my phone, test siren, siren test, go outside, safe
outside, smoke outside = emergency warnings, vma

siren, warning signal, siren sound, sirens, public warning = vma, varningssignalen, tyfon, emergency warnings

meddelande i mobilen, meddelande mobilen, hörde inget larm, hör inget larm, hörde inte larm, sms från räddningstjänsten,
sms räddningstjänsten, kärnkraftsolycka, kärnkraftverk, radioaktivt, radioaktiv, strålning, sirener, sirenen, sirenerna,
mistlur, krigslarm, larmsignal, tjuta, tjuter, tuta, tutar, tjut, flyglarm, beredskapslarm = vma, varningssignalen,
tyfon

alarm outside, sirenen ljuder, siren på stan, sirener på stan, larmet på stan, larm på stan, larmet stan, tutar ute,
tutar på stan, tutar måndag, tutan, tutan måndag, tutan ljuder, larm måndag, måndag klockan tre, klockan tre måndag,
klockan 15 måndag, faran över signal, signal ute, testsignal, vma test, vma mobil, vma sms, vma app, mobilvarning, cell
broadcast, låter det ute, låter ute, låter utomhus, låter så ute, ljud ute, vad är det som låter, konstigt ljud, faran
över, signalen faran över, signal över, larm ute, larmet ljuder ute, larmet ute, ljuder, ljuder ute, larm i byn, larm
byn, larm byn låter, provar ni larmet, testar ni larmet, provar larmet, prova larmet, provlarm, testas larmet, test av
larmet, testas signalen, provas signalen, ton slut, lång ton slut, lång ton, korta toner, lång signal, korta signaler,
ton, toner, döv fara, döv varning, döv varnad, hör inte signalen, hör inte larmet, hör dåligt varning = vma,
varningssignalen
`,
  firesOutdoors: `
eldn förbud, eld förbud = eldningsförbud

barbecue, barbeque, bbq = grilla, grillplats, eldningsförbud, fire bans

säga till brandkåren elda, säga till elda, meddela elda, meddela eldning, ringa innan elda, anmäla att elda, anmäla
brasa, anmäla ris, inform burning, report burning, notify burning, larma av eldning, berätta elda = anmäl eldning

brasa stranden, brasa skogen, vindskydd, eldplats, lägerplats, korvgrillning, grilla korv, elda vindskydd, tältplats,
camping, vandra, vandring, friluftsliv, fjällen, muurikka, hiking, lägereld, lägerelden, lägereldar, göra upp eld
skogen, upp eld skogen, eld skogen, eld i skogen, skogen, skogsmark, naturen, naturreservat, naturreservatet,
nationalpark, klipphäll, berghäll, klippor, allemansrätt, allemansrätten, eldring, elda i skogen, elda vid sjön = grilla
och elda i naturen, grillplats

halm, stubb, hygge, bonde, lantbruk, skördetröska, skogsmaskin, skogsarbete, skotare, farmer = brandrisk, elda i
trädgården

fire ban, burn ban, burning ban, campfire, bonfire, light a fire, make a fire, fire risk, open fire = eldningsförbud,
fire bans

grill, grilling, grilla i skogen, grilla ute, grilla på stranden, grilla i naturen = grilla,
grillplats, eldningsförbud

påskeld, påskbål, valborgsbål, majbål, vårbål, påskbrasa, majbrasa, valborgseld, valborgsbrasa, valborg, valborgsmässoafton,
brasa = elda ris

stormkök, spritkök, gasolkök, primuskök = friluftskök

marschall, eldkorg, utespis, pizzaugn = eldning, levande ljus

torka, torrt i skogen, torrt ute, hur torrt, torr skog, torr mark = brandrisk, eldningsförbud

skräp, sopor, kvistar, grenar, häckklipp, kompost = trädgårdsavfall, ris

oljefat, plåttunna, eldtunna, eldningstunna, eldningsfat, brännfat = tunna, elda i trädgården

skogsbrand, wildfire, forest fire, markbrand, terrängbrand = brandrisk, gräsbrand

böter, straff, bot, straffbart, olagligt, förbjudet = förbjudet, böter

bränna löv, bränna skräp, bränna papper, bränna trä, bränna virke, bränna gräs, bränna kvistar, tända på hög, tända på
ris, tända på gräs, tända hög, rishög, lövhög, brasa trädgård, brasa tomt, elda skräp, elda löv, elda kvistar, elda
grenar, elda gräs, elda virke, elda träd, elda bråte, burn leaves, burn garden waste, burn rubbish, granris,
granriset, grenarna, ska brännas, ris brännas, brännas ris, bränna granris, bränna upp = elda i trädgården, elda ris

öppen eld, göra upp eld, tända eld, levande eld, göra eld, eld ute, eld utomhus, eldning utomhus, fire outside, fire
outdoors = eldning, eldningsförbud

engångsgrill, kolgrill, gasolgrill, elgrill, klotgrill, grilla parken, grilla balkong, grilla altan, grilla uteplats,
grilla badplats, grilla campingen = grilla, eldningsförbud

böter elda, bryta mot eldningsförbud, bryter eldningsförbud, straff elda = eldningsförbud, böter

svedja, svedjebränning, svedjeeldning, bränna åker, bränna äng, bränna ängen, gräseld, gräseldning, gräsmattan
brinner, gräset brinner, gräset tog eld, häcken brinner = gräsbrand, elda i trädgården

eldkorg altan, eldkorg altanen, eldkorg trädgård, eldfat, eldstad ute, eldstad utomhus, braskorg, brasa på lördag, ha
brasa, tända brasa, göra brasa, brasa utomhus = eldning, elda i trädgården
`,
  fireworks: `
firework, fireworks, nyårsraket, raket, bengal, tomtebloss, svävande lykta, rislykta, smällare, fyrverkeribatteri,
smälla = fyrverkerier, raketer

nyårsafton, nyår, ballong med ljus, ballonger med ljus, ballong ljus, himlalykta, himlalyktor, thailykta, raketer,
ålder smällare, köpa smällare, köpa fyrverkerier, köpa raketer, 18 år smällare, hundar raketer, hund rädd =
fyrverkerier
`,
  alarmsAndExtinguishers: `
smoke alarm, smoke detector, fire alarm, detector = brandvarnare, smoke alarms

beeping, chirping, beeps = brandvarnare piper, brandvarnare, smoke alarms

döv, döva, dövblind = hörselskadad, brandvarnare, vma

larmet tjuter, larmet låter, larmet larmar, larmar steker, falsklarm, falskalarm, matos, larm lägenhet, larm hemma, rök
larm, hyresvärden larm, larm hyresrätt, döv larm, döv brandvarnare, döv vaknar, hörselskadad, hörselskada, vaknar
larmar, vakna larm, sätta upp larm, montera larm, larm sovrum, false alarm, change battery, byta batteri, byta batteri
själv, hyresgäst batteri, hyresgästen byta batteri, byter batteri, testknapp, bra larm, brandlarm, brandlarmet,
rökdetektor, rökvarnare, rökalarm, branddetektor, larmet piper, larmet i taket, taklarm, seriekopplade larm, tjuter
lagar mat, larmar lagar mat, piper lagar mat, tjuter matlagning, tjuter duschar, piper natten, larmar natten, larmar
duschar, piper hela tiden, byta brandvarnare, byta ut brandvarnare, testa larmet, trycka knappen, dammsuga varnare,
sitta i taket, placera brandvarnare, köpa brandvarnare, hyresgäst brandvarnare, villa brandvarnare, larm sommarstugan,
larm sommarstuga, larm stuga, larm stugan, larm fritidshus, larm husvagn, larm villa, larm hus, larm hemmet, larm
radhus, larm barnrum, larm källare, brandvarnare stuga, trådlösa larm, trådlöst larm, sammankopplade larm, rött ljus
brandvarnare, rött ljus på brandvarnaren, röd lampa, blinkar grönt, grönt ljus brandvarnare, lampan blinkar, hör dåligt,
hör illa, hörapparat, hörselnedsättning, skakar i sängen, skakar sängen, vibrerar, larm blinkar, larm som blinkar, larm
skakar, vibrationsplatta, blixtljus, hyresvärd brandlarm, hyresvärd brandvarnare, sätta upp brandlarm, sätta upp
brandvarnare, landlord smoke, landlord alarm, eldvarnare, eldalarm, eldlarm, brandalarm hemma = brandvarnare

koloxid, kolmonoxid, kolos, carbon monoxide, koloxidvarnare, kolmonoxidvarnare, gasvarnare = koloxid, brandvarnare

tjuter larmet, låter larmet, pipljud, piper, piper i taket, låter i taket, blinkar i taket, blinkar
rött = brandvarnare piper,
brandvarnare, batteriet

fire extinguisher, extinguisher, eldsläckare, skumsläckare, vattensläckare = brandsläckare, släckare

fire blanket, släckfilt = brandfilt

brinner, brann, eldsvåda, lågor, står i lågor, det brinner, börja brinna, börjat brinna, fattat eld, tagit eld, tagit
fyr, tog fyr, tar fyr, kitchen fire, house fire, eldhärjad = brand, släcka brand

stekpanna, kastrull, olja, frityrolja, flammade, flammar, fettbrand, oljebrand, matlagning, fritös, stekos, köket,
ugnen, micron, mikron, kaffebryggare, fläkten, fläkt = spisen, fett, köksfläkten

tv, teve, dator, tvättmaskin, torktumlare, diskmaskin, elektronik, elbrand, eluttag, uttag, elcentral, säkringsskåp,
solceller, solpanel, solcellsanläggning, batterilager, elcentralen, proppskåp, jordfelsbrytare, värmefilt, elfilt,
element, elelement, lysrör, lampa, lampor, halogen, spotlight, transformator, strykjärn, timer, kupévärmare,
motorvärmare, torkrum, torkrummet, elskåp, elskåpet, torktumlare ludd, ludd = elapparat, el

gardin, soffa, papperskorg, kläder = släcka, brandfilt

handbrandsläckare, pulversläckare, brandpost, släckutrustning, släckare hemma, använda släckare, skaka släckare, ladda
om släckare = släcka brand, brandsläckare

plåten brinner, brinner spisen, brinner ugnen, brinner mikron, brinner tv, brinner papperskorg, brinner soffan,
brinner kläder, brinner håret, brinner gardin, brinner sängen, brinner toaster, brödrost = släcka brand

gratis batteri, gratis batterier, dela ut batterier, batterier gratis, få batteri, hämta batteri = delar ut batterier

kolsyresläckare = brandsläckare, släckare, släcka brand
`,
  atHome: `
frying pan, pan fire, oil fire, grease fire, stekpannan, steka, steker, tog eld, tar eld, ta eld, fatta eld, fattade
eld, släcka, släcker, kväva elden, lägga på lock, eld i köket, brand i kök, kastrullen = släcka brand, spisen

neighbour fire, neighbours flat, flat on fire, apartment fire, apartment on fire, brinner grannen, brinner hos
grannen, brinner under mig, brinner i huset, fire in building, inlåst, instängd, stuck in apartment, brandtrappa,
höghus, hyreshus, bostadsrätt, brf, bostadsrättsförening, should leave, lämna lägenheten, stanna lägenheten =
utrymning i flerbostadshus

stearinljus, värmeljus, candle, candles, ljusslinga, marschaller, adventsstake, elljusstake = levande ljus, ljus

julgran, gran, jul, julen, lucia, christmas, julpynt, julbelysning, stjärna, pepparkakshus, adventsljus, luciakrona,
glögg, julstjärna, julgransbelysning, tomte, julklapp = advent

elscooter, elsparkcykel, elspark, elmoped, laddstolpe, ladda elbil, ladda elbilen, e-bike, ebike, hoverboard, elbil,
elbilar, laddbox, scooter = elsparkcykel, elcykel, litiumbatteri, ladda

laddare, mobilladdare, laddsladd, mobilen laddar, powerbank, charging, charger = ladda, laddning, laddare

svällt, svälla, sväller, bubblar, läcker batteri, uppsvällt = svullet

kabel, elsladd, grenuttag, skarvsladd, förlängningssladd = sladd, el

trappan, trappuppgång, trapp, stairwell, staircase, farstun, loftgång, dörrmatta, rullator, pulka = trapphuset

evacuation, evacuate, evakuera, evakuering, fly, ta mig ut, ta sig ut, komma ut = utrymning

granne, grannen, grannens, neighbour, neighbor = granne, flerbostadshus

nödutgång, blockerad utgång, låst utgång, stängd utgång, emergency exit, utrymningsskylt = utrymningsvägar,
brandskyddsbrist

brandfara, rapportera brandfara, brandfara grannen, brandfara granne, farligt brandskydd, brandfälla, slarv med
brandskydd, anmäla granne, anmäla hyresvärd, tipsa anonymt, anonymt = brandskyddsbrist

brinnande gran, brinnande julgran, granen brinner, julgranen brinner, brinner i granen, vatten på fett, vatten på olja,
vatten i olja, vatten på el = släcka brand, fett

källardörr, källardörren, förråd fullt, förråd brandrisk, skräp förråd, skräp i förrådet, hiss, hissen, porttelefon,
källarförråd, vindsförråd, vinden, soprum, cykelrum, balkong, inglasad balkong, barnvagn, barnvagnar, cyklar trapphus,
skor trapphus, rök i trappan, rök i trapphuset, rök trapp, ytterdörr, brandcell, handikappad, handikappade,
rörelsehindrad, rullstol brand, rullstol utrymning, fönsterutrymning, ut för röken, ut för rök, kan inte ta mig ut,
kommer inte ut, komma inte ut, fast i lägenheten, fast i lägenhet, instängd av rök, rök i lägenheten, våningen, våning,
våningar, åttonde våningen, högst upp, balkongen, utanför dörren, utanför min dörr, ställa skor, skor i trapphuset,
skohylla, moped trapphus, sparkcykel trapphus, krukor trapphus, soffa trapphus, grannens grejer, saker i trapphuset =
utrymning i flerbostadshus, trapphuset

brandskydd för äldre, brandskydd äldre, barn leker, leker med eld, tänder eld, tände eld, tändstickor, tändare, lekande
barn, barn och eld, pyroman, äldre hemma, gamla mamma, gammal mamma, gammal pappa, mormor, ensamboende, rökare, rökning,
cigarett, fimp, röka i sängen, hemtjänst, dement, demens, spisvakt, timer spis, checklista hemma, brandsäkert hem,
hembesök, brandsäkra, brandsäkra hus, brandsäkra huset, brandsäkra hem, brandsäkra hemmet, brandsäkra lägenhet,
brandsäkra bostad, brandskydda hus, skydda huset mot brand = brandsäkerhet hemma

kråka, kaja, skata, duva, fågelbo = fågel i skorstenen

brandstege, repstege = utrymning, brandsäkerhet hemma

doftljus, gravljus, kronljus, ljusmanschett, ljusstake, ljuslykta, glömt ljus, somna ljus, blåsa ut ljus, tända ljus,
adventsljusstake, katt ljus = levande ljus

batteri svullet, batteri svullnat, batteri på mobilen, batteriet svullet, batteriet svullnat, mobilbatteri, mobil varm,
mobilen varm, laddar över natten, ladda på natten, ladda över natten, ladda när jag sover, ladda när man sover, ladda i
sängen, lämna batteri, lämnar batteri, slänga batteri, slänger batteri, återvinna batteri, trasigt batteri, trasigt
litiumbatteri, lämna litiumbatteri, lämnar litiumbatteri, skadat batteri = ladda, litiumbatteri
`,
  chimneys: `
pellets, pelletsbrännare, pelletseldning, flispanna,
sotarn, sotarna, sotningskrav, sotningsplikt, sotningsavgift, mysbrasa, mysa brasa, trivseleldning, brasa inomhus,
braskaminen, tiled stove, wood stove, stove, fireplace, eldar sällan, eldar ofta, rensa skorsten, feja = sotning

byta sotare, egen sotare, sota hemma, sota eget hus, sweep myself, sota huset = sota själv

chimney, chimney sweep, chimney sweeping, skorstensfeja, sot, sotarmurre, sotningen, eldstad, kamin, kaminen, kassett,
öppen spis, öppna spisen, murstock, rökgång, rökkanal, vedpanna, vedspis, pelletspanna, pelletskamin, värmepanna,
kakelugn, oljepanna, täljstensugn, eldstäder, vedeldning, elda med ved, elda inomhus, sotare kommer, sotaren kom,
sotaren kommer, boka sotare, boka tid sotare, omboka sotning, avboka sotning, sotning pris, sotning kostnad, vad kostar
sotning, sotning hur ofta, sotar, sotningsfrist, sotningsintervall, brandskyddskontroll, kontroll av kamin, besiktiga
kamin, installera kamin, provtrycka, provtryckning, rökkanalen, skorsten, skorstenen, tjära, tjärbildning, beckeld,
glansbeck, skorstenspipa,  bygga kamin, kamin bygganmälan, eldstadsbesiktning, besiktning
eldstad, besiktiga skorsten, skorstensbesiktning, kamin husköp, husköp eldstad, insats kamin, gjutjärnskamin, vedkamin,
eldningsstopp, elda kamin, elda i kamin, beckbildning, sotar inte = sotning, sotning och brandskyddskontroll

aska, askan, glöd aska, kaminaska, vedaska, askan från kaminen, tömma askan, aska kaminen = aska, glöd, gräsbrand

imkanal, ventilationskanal, fettkanal,
fläktkanal, fläktkanalen, fläktkanaler, rengöra fläkt, rengöra fläktkanal, rengöring imkanal = imkanal, sotning
`,
  permitsAndSupervision: `
macken, bensinmack, bensinstation, verkstad, bilverkstad, måleri, lackering, restaurang gas, krog, krogen,
terrassvärmare, uteservering, gasolvärmare uteservering, gasgrill restaurang, lagra, förvaring, hur mycket gas, hur
mycket bensin, petrol station, store gas, store petrol, labb, laboratorium, svets, båtmack, husvagn, husbil, bensin
får man förvara, hur mycket bensin får, mängd bensin, mängder bensin, mängd gasol = tillstånd, brandfarlig vara

ansvarig macken, ny ansvarig, byta ansvarig, ny chef ansvarig, chef macken, byte av föreståndare, ansvarig för gasol,
new manager = anmäl föreståndare, föreståndare

brandrond, brandrond företag, checklista brandrond, brandrond checklista företag, öva utrymning jobbet, utrymningsövning
jobbet, utrymningsövning arbetsplats, rond, kontrollera släckare, släckare kontor, släckarna kontoret, kontor, kontoret,
kolla släckare, dokumentera, egen kontroll, internkontroll, brandskydd jobbet, chef brandskydd, arbetsplats,
arbetsplatsen, kontrollant, rutiner företag, workplace, egenkontroll, brandskyddspolicy, brandskyddspärm,
brandskyddsorganisation, brandskyddsansvarig, brandansvarig, brandansvarige, brandronder, brandskyddsregler, brandombud,
brandskyddsrond, företagets brandskydd, brandskydd på arbetsplatsen, brandskydd företag, fire safety at work,
utrymningsplan på jobbet, utrymningsplan jobbet, utrymningsplan kontor, brandskyddsplan, brandskyddsdokumentation,
brandskyddsbeskrivning, brandskydd kontor, brandskydd butik, brandskydd restaurang, brandskydd kontoret, sba, sba mall,
sba checklista, sba pärm, brandskyddsutrustning, brandsläckare jobbet, brandsläckare på jobbet, dokumentation
brandskydd, rutiner brandskydd, brandskyddsrutiner, rutin brandskydd, checklista brandskydd, checklista för brandskydd,
brandskydd verksamhet, brandskydd förening, brandskydd föreningen, brandskydd i verksamhet, brandskydd i föreningen,
brandskydd ladugård, ladugård, lantbrukare brandskydd, brandskydd stall, brandskydd lantbruk, brandskydd organisation,
brandskydd på jobbet, brandskydd butiken, ansvarig brandskydd, ansvarar brandskydd, ansvarig brandskyddet, ansvarar för
brandskyddet, ansvar för brandskyddet, brandskyddet på företaget, brandskyddet på jobbet, brandskyddet i föreningen,
brandskyddet företag = systematiskt brandskyddsarbete

brandövning dagis, öva utrymning, brandlarm skolan, öva brandlarm, fire drill, skola öva = utrymningsövning

handbollscup, fotbollscup, klassrum, sova klassrum, nattvila, lägerskola, luciavaka, nattvandring, scouter,
scoutläger, sovplatser, sleepover, sleep in school, gymnastiksal, idrottshall, sova, sova över, sovsal, övernatta,
läger, cup, turnering, lan, sporthall = tillfällig övernattning

arrangör, arrangera, byfest, kräftskiva, midsommarfirande, nationaldag, studentskiva, studentfest, skolbal, motocross,
konsertarrangör, evenemangstillstånd, festtält, event organiser, organise event, folkfest, julfest, disco, spelning,
utställning, mässa, teater, marknadsdag, danskväll, bygdegård, festplats, ordningsvakt, publik, scen, scenbygge,
konserttält, stort tält, samlingslokal, antal personer i lokal, hur många får vara, personantal, dans, dansbana,
föreningsfest, gatufest, midsommar, valborgsfirande, motortävling, loppmarknad = evenemang

permit, license, licence, application, tillstånd för, söka tillstånd = tillstånd, ansökan

gas bottle, gas cylinder, gasflaska, gastub, gasoltub, gasolflaska, svetsgas, acetylen, vätgas, lpg, flammable =
brandfarlig gas, gasol, brandfarlig vara

sprit, spritförvaring, bryggeri, destilleri, alkohol, sprejburk, spraydosa, terpentin, bekämpningsmedel,
diesel, bensindunk, bränsle, cistern, spolarvätska, lösningsmedel, tändvätska, rödsprit, aceton, etanol, sprayburk,
sprej, spray, aerosol, petrol, gasoline, bensintank, dieseltank, färg, handsprit = brandfarlig vara, brandfarlig
vätska, bensin

jägare, jakt, hagelpatroner,
dynamit, sprängämne, sprängmedel, spränga, sprängning, krut, ammunition, explosiv, explosives, explosiver = explosiv
vara, explosiva varor

sprinkler, sprinklerprotokoll, sprinklerbesiktning, brandlarmsprotokoll, revisionsbesiktning,
tillsynsbesök, inspektion, inspektör, brandinspektör, brandinspektion, inspection, brandkontroll, kontrollbesök,
föreläggande, vite, tillsynsförrättare, tillsynsavgift, tillsynsprotokoll, komma på besök företag, komma på tillsyn,
kommer ni på tillsyn, inspektera, inspekterar, kontrollerar företag, kontrollera brandskydd, brandskyddskontroll
företag, tillsyn företag, avgift tillsyn, vad kostar tillsyn, brister tillsyn, föreläggande brandskydd, deadline
föreläggande = tillsyn

överklaga, överklagande, appeal, besvära sig = överklaga, länsstyrelsen, tillsyn

festival, konsert, marknad, marknadsstånd, torghandel, fest, festlokal, bröllop, tält, partytält, event, loppis,
julmarknad, nattklubb, danstillställning, cirkus, tivoli, tillställning, hur många personer i lokal, max antal
personer = evenemang, samlingstält

restaurang, kiosk, korvkiosk = gasol, tillstånd

hotell redogörelse, hotell brandskydd, vandrarhem, äldreboende, vårdboende, brandskydd förskola = skriftlig
redogörelse

automatlarm, automatlarmet, falsklarm avgift, kostar falsklarm, onödigt larm, onödiga larm, larmavgift, anlarmning,
larmansvarig, larmkund, nyckeltub, brandlarm avgift = automatiskt brandlarm, systematiskt brandskyddsarbete

snöskottning, skotta tak, snöröjning, snölast, snöras, takras, istapp, isras, snow, tak snö, snö på tak, ras från tak,
istappar, istappar tak, takskottning, skotta taket, skottning tak, fastighetsägare snö = snö och is på taket

thinner, lacknafta, dunkar med, dunk med, förvara bensin,
förvara gasol, förvara gas, förvara diesel, bensin hemma, bensin garage, bensin i garage, gasol hemma, gasol garage,
gasol vind, gasol källare, gasol inomhus, gasol balkong, hantera gas, hantera bensin, liter bensin, liter gasol, ha
bensin hemma, ha gasol hemma, biogas, aerosoler, brandfarligt, lättantändligt, brandfarliga varor, brandfarlig vätska,
eldfängd = brandfarlig vara, tillstånd brandfarlig vara

tillstånd explosiv, sprängtillstånd, sprängsten, sprängning tillstånd, fyrverkeri försäljning, sälja fyrverkerier,
sälja raketer, patroner, vapenhandlare, bergsprängare = explosiv vara

spärrad nödutgång, nödutgången spärrad, nödutgång avspärrad, nödutgången avspärrad, utgången spärrad, spärrad dörr,
dörren spärrad, igensatt nödutgång, belamrad nödutgång, bråte nödutgången, fire exit, fire exit blocked, exit blocked,
nödutgången, nödutgången låst, nödutgång blockerad, blockerad nödutgång, blockerad brandväg, brandväg, utrymningsväg
blockerad, dörr låst, kättingar, farlig lokal, för mycket folk, överfullt, anmäla brandfara, anmäla brandskydd, anmäla
lokal, anmäla restaurang, tipsa brandskydd, dåligt brandskydd, rapportera brist, rapportera brandskydd, kedja på dörren,
dörrarna med kedja, kedja dörr, kedja dörrar, låsta dörrar, låst dörr, låste dörrarna, stängt dörrarna, dörren var låst,
dörrarna var låsta, farligt på fest, farligt på krogen, saker framför nödutgång, saker framför dörren, blockerar dörren,
låst bakdörr, låst bakdörren, bakdörren låst, låst nödutgången, låsta nödutgångar, restaurang låst, restaurangen låst,
klubben låst, trasigt brandlarm skola, trasigt brandlarm, brandlarmet trasigt, brandlarm trasigt, brandlarm fungerar
inte, brandlarmet fungerar inte, säga till brandskydd, säger till brandskydd, säger till brandlarm, varnar ingen
brandskydd = anmäl brandskyddsbrist, brandskyddsbrist

sova i skola, sova i skolan, övernatta skola, övernatta i skola, övernattning skola, övernattning sporthall,
övernattning gymnastiksal, övernattning lokal, nattläger, idrottscup = tillfällig övernattning, anmäl övernattning

brandövning = utrymningsövning, utbildning, utbildningar, heta arbeten

matvagn, foodtruck, food truck = evenemang, samlingstält, gasol, tillstånd
`,
  crises: `
åska, åskan, åskväder, åskoväder, blixt, blixten, blixtnedslag, oväder, ovädret, storm, stormen, stormvarning, orkan,
mörklagt, mörkläggning, mörklagt ladda mobilen, ladda mobilen utan el, ladda mobilen strömavbrott = hemberedskap,
strömavbrott

ammoniak, klor, klorgas, svavelsyra, utsläpp, ammoniak utsläpp, kemikalier, kemikalieutsläpp, farligt gods, giftgas =
vma, om olyckan är framme

kört på människa, kört på person, kört på någon, kört på djur, kört på rådjur, kört på älg, kört på hjort, påkörd,
påkört, överkörd = trafikolycka, om olyckan är framme

emergency supplies, supplies, supplies at home, water supply, food supply, ladda telefonen elen, elen borta, elen
försvinner, strömen, ström borta, kallt huset, värme huset, frysen, utan värme, trygghetspunkt, vatten hemma, tvätta
sig, tvättar sig, tvätta sig utan vatten, hygien utan vatten, spola toaletten, dricksvatten, vatten per person, mycket
vatten person, liter vatten, konservburkar, no power, no electricity, survive, klara sig, preppa, prepping, prepper,
krislager, krisförråd, krisväska, nödlåda, beredskapslager, beredskapslåda, bunkring, emergency kit, preparedness,
vevradio, batteriradio, ficklampa, vattendunk, konserver, torrvaror, kontanter, utan kort, kortbetalning, matförråd,
gasolvärmare, reservkraft, vattenfilter, toapapper, mat för en vecka, mat hemma, matlager, krisberedskap, kriser,
krisen, beredskap hemma, en vecka utan hjälp, klara en vecka, vattenlager, vattendunkar, kokplatta, campingkök,
värmeljus strömavbrott, spara vatten, toalett utan vatten, betala utan kort, swish fungerar inte, evakueringsväska,
nödradio, broschyren, om krisen eller kriget kommer, elransonering, elbrist, klara mig själv, klara sig själv, klara oss
själva, klara sig dagar, dagar ska man klara, cyberattack, matbrist, värma oss, värma sig, värma mig, värmestuga,
någonstans att värma, varma lokaler, strömlöst dagar, utan ström dagar = hemberedskap

larmar döv, döv 112, sms 112, hörselskadad 112, larma utan röst, deaf = om olyckan är framme, sms

flood warning, weather warning, warning = orange varning, höga flöden

factory fire, brinner fabrik, brand i fabrik, rök fabrik, rök från fabrik, röken från fabriken, plastbrand, brand i
industri, svart rök, black smoke, luften, andas rök, vädra, fönster öppna, farlig luft, åsbruk, evakueras, evakuering
vart, evakuera vart = rök från industribrand

gångvägen, promenera vattnet, promenera, strandpromenad, gå vid ån, ån, älven, floden, vattenståndet, river, åkanten,
avstängd väg, avstängd gångväg, dämma, dammen, vårflod, båtplats, brygga = höga flöden, norrån

teleavbrott, telestörning, telefoni, fast telefon, phone signal, no phone, phones down, mobile network, fiber,
fiberkabel, trygghetslarm, nödsamtal fungerar, nätet, internet, uppkoppling = störning i telefonin

vaknar inte, vaknar ej, går inte att väcka, får inte liv i, svarar inte på tilltal, ont i bröstet, bröstet gör ont,
bröstsmärtor, hostar blod, allergichock, sticken av geting, choking, choke, choked, wont wake up, not waking up, chest
pain, bleeding, andas inte, andas, medvetslös, livlös, avsvimmad, svimmat, blöder, blod, hjärtstillestånd, unconscious,
not breathing, ramlat, ramlade, trillat, trillade, skadat sig, satt i halsen, barn skadat, ambulansen, operatören
frågar, what do they ask, frågar 112, ringa 112, ringer 112, call 112, dial 112, larmoperatör, position, dela position,
hitta hit, emergency, emergency number, emergency call, sos, sos alarm, nödsamtal, nödsituation, larmnummer, ambulans,
ambulance, police, nödläge, larma, ringer man 112, larma 112, 112 appen, sos app, 112 app, larmcentral, vad säger man
till 112, utländskt 112, ring 112, svimmar, grannen svimmat, granne svimmat, kollaps, kollapsat, kramp, krampar, stroke,
bröstsmärta, svår skada = om olyckan är framme, 112

tvättkapsel, tvättkapslar, diskmaskinstablett, maskindiskmedel, avkalkningsmedel, avkalkning, propplösare, kaustiksoda,
blekmedel, klorin, lampolja, grillvätska, ättika, råttgift, knappcellsbatteri, svalt batteri, svalde batteri, sväljer
batteri, ätit batteri, åt batteri, svalt, svalde, svalt något, förgiftad, förgiftning, giftinformation,
giftinformationen, överdos, swallowed, poison, poisoned, poisoning, overdose = giftigt, om olyckan är framme

bränna mig, bränna sig, bränt sig, bränt fingrarna, brände handen, bränt handen, bränna handen, burned my, burned hand,
burnt my, burned myself, burn on hand, scald, scalded, hett vatten på sig, skållat, skållad, skållade, kokande vatten =
brännskada, brännskador

vill inte leva, orkar inte leva, ta livet av mig, ta livet av sig, tar livet av sig, ta sitt liv, ta mitt liv,
självmord, självmordstankar, självmordslinjen, suicid, suicidal, suicide, kill myself, want to die, vill dö, hoppa från
bron, hoppar från bron, hoppa från bro, självskada = självmord, om olyckan är framme

gammal elledning, gamla elledningar, elledning huset, elledningar huset, gamla ledningar, gammal el = levande ljus,
elbrand

elledning, elledningen, elledningar, kraftledning, kraftledningen, högspänning, högspänningsledning, luftledning,
nedfallen ledning, elstolpe, power line, fallen power line, träd på elledning, träd över elledning = elledning, om
olyckan är framme

elbil brinner, elbilen brinner, lastbil brinner, bussen brinner, husbilen brinner, husvagnen brinner, brinner garaget,
bil ryker, bilen ryker, ryker motorhuven, ryker bilen, car fire, car on fire, kört i diket, körde i diket, kört av
vägen, körde av vägen, bil av vägen = bilen, om olyckan är framme

skorstenen brinner, brinner skorstenen, eld i skorsten, eld i skorstenen, soteld, skorstensbrand, chimney fire, chimney
on fire = soteld, om olyckan är framme

tvättmaskin ryker, tvättmaskinen ryker, torktumlaren ryker, diskmaskinen ryker, ryker tvättmaskin, ryker uttaget, ryker
elcentralen, tv ryker, datorn ryker, laddaren ryker = släcka brand, elapparat

ligger i vattnet, någon i vattnet, nån i vattnet, person i vattnet, i sjön och kan inte simma, kan inte simma = drunkna,
om olyckan är framme

sova efter branden, sova efter, mardrömmar, minnen, krisreaktion, sorg, drabbad, anhörig, anhöriga, efter olyckan,
efter en olycka, trauma, ptsd, mår dåligt = stöd, om olyckan är framme

ramlat sjön, trillat vattnet, ramlat i vattnet, barn sjön, barn vattnet, badvakt förälder, simskola, dykning, fiske,
kanot, kajak, paddla, paddling, pool, älvbad, strandbad, lake, drunknar, drunkningstillbud, badvett, badråd, bada
säkert, säker vid vatten, trygg vid vatten, säker på sjön, sjövett, båtvett, flytvästar, barn vid vatten, barn vid
vattnet, simkunnig, simkunnighet, badkläder, strömt, strömmar, sommar vatten, bad = vattnet, drunkning

däck, bilkö, fri väg, blåljus, motorväg, tjälskott, ice on road, icy road, halkolycka, köra vinter, dubbdäck, sladdar,
vinterdäck, halt, hal väg, snöväg, väglag, vinterväglag, slippery, sladda, moddigt, svart is, utryckningsfordon,
brandbil bakom, brandbil vägen, väja för = halka, halkan

strömavbrott, elavbrott, strömmen har gått, strömlöst, strömmen borta, utan ström, utan el, utan vatten, power outage,
blackout, power cut, elbortfall, vattenavbrott, vattnet slut, vatten slut, värmen borta, kallt inne, inget vatten,
ingen el, ingen ström = hemberedskap, utan el

krisläge, krisläget, pågående kris, pågående händelse, pågående händelser, aktuella händelser = vma, krisinformation

krig, kriget, om kriget kommer, war, höjd beredskap, totalförsvar, civilförsvar, sabotage, terror, krigsplacerad,
ryssland, bomb, civil defence, crisis = hemberedskap, kris

skyddsrum, bunker, shelter, bomb shelter, skyddsrumskarta = skyddsrum, hemberedskap

flood, flooding, high water, svämma, svämmar, svämmar över, svämmat, översvämmad, vattnet stiger, stigande vatten,
vattennivå, vattenstånd, skyfall, sandsäck, barriär, vatten i huset, vatten i källaren, dränkpump, pumpa,
pumpa vatten, pumpa ur källare, länsa, höga vattenflöden, regn, ösregn, vattenskada, vattenskador, vatten källaren,
källaren svämmar, källare vatten, källaröversvämning, avloppet svämmar, brunnen svämmar, vattnet rinner in, läcka,
vattenläcka, vattenläckage, grundvatten, isproppar, islossning, snösmältning, vårfloden, älven stiger, ån stiger, sjön
stiger, dammen brister, damm brister, dammbrott, vattenflöde, flöden, dammar, sandsäckar, invallning, fara vatten =
översvämning, höga flöden

ryker, röklukt, luktar rök, luktar bränt, brandrök, barnen ute ryker, vara ute ryker, leka ute rök, brandlukt, rökmoln,
rökutveckling, rökplym, giftmoln, giftig, gasmoln, gasutsläpp, smoke, smell smoke, rökfara, luktar illa ute, stänga
fönster, stänga ventilation, hålla sig inne, stanna inne, stay indoors, toxic smoke = rök, gå inomhus

täckning, mobiltäckning, nätet nere, mobilnätet, mobilen, mobilen funkar, mobil, ringa, no signal, telefonen,
telefonen fungerar, telefon funkar, telefonavbrott, operatör, ingen signal, internet nere, bredband, telia, nätverk =
telefoni, störning i telefonin, mobiltelefoni

bilolycka, krock, krockat, trafikolyckor, car accident, accident, vägolycka, bilkrasch, olycksplats, på plats, först
på plats, först till en olycka, skadad, fastklämd, viltolycka, krockade = olycka, trafikolycka

krisstöd, kurator, prata med, någon att prata med, kamratstöd, chock, samtalsstöd, posom, mår dåligt efter = stöd
efter olycka, stöd

försäkring, försäkringsbolag, brandskada, insurance, skadeståndsanspråk, brandskadad,
restvärde, brandorsak, utredning, papper branden, papper på branden, intyg brand, intyg efter brand, rapport
försäkring, rapport brand, rapport efter, utlåtande, fire report, incident report, insatsrapporten, händelserapporten,
brandutredning = händelserapport, insatsrapport

isvak, vak, vaken, ner sig isen, isen, is, svag is, gå på isen, plurra, isdubbar, skridskor, badplats, bada, simma,
simning, badvakt, flytväst, livboj, livväst, drunkna, drown, drowning, swimming, båt, sjö, hav, vatten barn = drunkning,
vattnet, flytväst

har brunnit, brunnit hemma, brunnit, brunnit ner, brunnit hos oss, hem efter brand, flytta hem efter brand, hemmet
brann, huset brann, huset brann ner, lägenheten brann, efter eldsvåda, efter en brand, efter branden, efter brand,
röksanering, sotskador, rökskador, rökskada, vem städar, tak över huvudet, tillfälligt boende, restvärdesledare,
restvärderäddning, restvärdesräddning, räddningstjänst betala, sanering efter brand, sanera, rökluktar hemma, städa
efter brand = om olyckan är framme, efter olyckan

försäkringsbolaget rapport, rapport försäkringsbolaget, rapport till försäkringsbolaget, rapport från branden, kopia
rapport, kopia på rapport, händelserapport försäkring, olycksrapport, brandrapport, handlingar om branden, papper att
det brann, papper på att det brann, papper brann, behöver papper, bevis att det brann, bevis brand, dokument från
branden, uppgifter om branden = begär insatsrapport, insatsrapport

jordskred, lerskred, slänt, slänten, marken rasar, sprickor i marken, landslide = ras, skred

första på plats, trafikolycka gör, bil i diket, bil i dike, älgkrock, rådjur påkört, viltolycka ringa, klämd i bil,
hängolycka, drunkningsolycka, ramlat genom isen, gått genom isen, gått igenom isen, fallolycka, elolycka,
kemikalieolycka, gasläcka, gaslukt, luktar gas, oljeutsläpp, oljespill, brinner i bil, bilbrand, bilen
brinner, brinner bilen, snöskoterolycka, försvunnen person, bergolycka = om olyckan är framme

går inte att ringa, inte ringa, kan inte ringa, kommer inte fram, 112 fungerar inte, 112 funkar inte, 112 nere,
telefonen död, telefonerna, mobilen död, ingen täckning, mobilen har ingen täckning, telefonproblem, phone not
working, cant call = störning i telefonin, telefoni

fönstret öppet, fönster öppet, fönstren öppna, ha fönster öppna, vädra nu, windows open, open windows, open the window,
öppna fönstret, öppna fönster, stänga fönstren, röken luktar, luktar rök i stan, rök i luften, rök över stan, röken
farlig, gå ut rök, barn ute rök, ventilation rök = rök från industribrand, gå inomhus

isvett, isar, tunn is, bärig, is bär, isen bär, isen håller, isens tjocklek, istjocklek, skridskois, pimpla,
pimpelfiske, ispigg = isen, drunkning

kom till en trafikolycka, kommer till en trafikolycka, först till en trafikolycka, vid en trafikolycka, trafikolycka,
trafikolyckan, sett en olycka, ser en olycka, bevittnat, vittne, hjälpa till vid olycka, hjälpa till olycka = på
plats, om olyckan är framme

farlig rök = rök, gå inomhus, rök från industribrand

sanering = händelserapport, insatsrapport, om olyckan är framme, efter olyckan
`,
  trainingAndWork: `
lära personalen, lära personal släcka, lära personalen släcka, släckövning personal, brandkurs, brandskyddskurser, öva
släcka, anställda utbildning, personalutbildning, heta arbeten intyg, svetsa intyg, intyg, svetscertifikat, company
training, learn to use extinguisher, brandskydd kurs, cpr class, hlr barn, brandutbildning kostar, brandutbildning
pris, kostar en brandutbildning, kostar utbildning, kostar kurs, pris kurs, pris utbildning = utbildningar

lastbilskort, körkort c, c körkort, c kort, syntest, glasögon, simma brandman, läkarundersökning brandman, krav
brandman, ålder brandman, brandman lön, part time firefighter, parttime firefighter, volunteer, frivillig,
räddningsvärn, rycka ut, jour, beredskapsersättning, arbetsgivare beredskap, kombinera jobb, sms larm = brandman i
beredskap

17 år jobb, ungdomsjobb, sommar jobb, summer job, sommarpraktik, hantverkare, administratör, brandingenjör,
utryckningsledare lön, job opening, hiring, söka tjänst, tjänster, platsbank = arbeta hos oss, lediga jobb

titta brandbilar, titta på brandbilar, barnen brandbil, förskolan besöka, klass besök, dagis besök, visit fire
station, besök brandstation, rundvisning, guidad tur, prova kläder, hälsa på brandmän, studiebesök förskola,
studiebesök förskolan, studiebesök skola, studiebesök skolan, studiebesök klass, se brandbilarna, få se brandbilar, se
brandbil, visa brandbil, besöka brandmän, besöka brandstationen, komma och hälsa på, hälsa på, prova brandhjälm, barn
brandstation, school visit, book visit, book a visit, visit station, class visit, klass brandbilar, klass titta
brandbilar, klassen brandstation, förskolan brandbilar, förskola brandbilar = studiebesök, boka studiebesök

första hjälpen, first aid, cpr, hjärtstopp, cardiac arrest, hjärtmassage, livräddning, mun mot mun, hjärtinfarkt, aed,
defibrillator, rädda liv = hlr, hjärtstartare, hjärt-lungräddning

training, course, kurs, utbilda, utbilda personal, utbildning för personal, brandutbildning för personal, släckövning,
fire training, certifikat, svetsa, svetsning, hot work, instruktör, brandskyddskurs, brandskyddsutbildning,
föreläsning, brandutbildning = utbildning, utbildningar, heta arbeten

firefighter, fireman, fire fighter, brandsoldat, brandkvinna, brandis, kvinnlig brandman, kvinnor brandman, fystest,
rullband, rullbandstest, konditionskrav, tjänar, lön, ersättning, söka som brandman, bli brandman, brandmannalön,
brandmannautbildning, antagningstest, deltid brandman, extrajobb, långt från stationen, bo från stationen, bo nära
stationen, nära till stationen, become a firefighter = brandman i beredskap, bli brandman

job, jobs, work, career, karriär, vacancy, vacancies, vakans, vakanser, anställning, anställd, rekrytering, platsannons,
annons, söka jobb, sommarjobb, feriejobb, vikariat, vikarie, praktik, praktik brandstationen, praktikplats, prao,
praoplats, lia, internship, arbetsgivare, arbeta, yrke, förmåner, skicka cv, skicka ansökan jobb, personligt brev,
traineeplats, cv, spontanansökan = arbeta hos oss, jobb, lediga jobb

årskurs, skolbesök, klassbesök, skolklass, barnkalas, kalas, studiebesok, se brandbilar, besöka stationen, field trip,
study visit, visa barnen, prova brandbil = studiebesök, besök en brandstation

hlr utbildning, hlr kurser, kurs i hlr, lära mig hlr, livräddande första hjälpen, nästa hlr kurs, hlr
kurs, kurs hlr, hjärtstartare kurs, hjärtstartarkurs, kurs i hjärtstartare, hlr tider, kurstider = hlr,
hjärt-lungräddning, utbildningar

anmälan kurs, anmälan till kurs, kurskalender, kurstillfälle, kursanmälan, anmäla kurs, anmäla mig till kurs, utbildning
personal, utbildning företag, brandskyddsutbildningar, brandskyddsutbildning jobbet, utbildning jobbet, kurs jobbet,
brandvärd, brandskyddsombud, utrymningsledare, grundläggande brandskydd = utbildningar, boka utbildning

smo, smo utbildning, skydd mot olyckor utbildning, heltidsbrandman, brandman heltid, heltid, utbilda sig till
brandman, utbildning till brandman, plugga till brandman, brandingenjörsutbildning, räddningsledare, tester brandman,
löptest, fystester, uniform, lönen brandman = arbeta hos oss, bli brandman

jobbar brandmän, arbetstid, skift, skiftgång, dygn, semester brandman = arbeta hos oss
`,
  theService: `
prata svenska, talar svenska, pratar svenska, bra svenska, prata bra svenska, kan inte svenska, speak swedish = contact
us, lättläst, tillgänglighet

opening hours, open hours = öppettider, kontakta oss, contact us

fire station address, address fire station, address of fire station, station address = contact us, våra stationer

fire brigade, fire department = räddningstjänsten, kontakta oss, stationer, contact us

phone number, telephone, phone number fire department, fire department phone number = kontakta oss, kontakt, växel,
contact us

svårt med svenska, kan ingen svenska, lätt svenska, lättsvenska, enkel svenska, enkelt språk, easy swedish, förstår inte
svenska, dålig svenska = lättläst, tillgänglighet

snabbt åker, snabbt brandkåren, fort brandkåren, snabbt rycker, åker iväg, rycker ut hur snabbt, på väg hur snabbt =
stationer, våra stationer

utryckning, utrykning, utrykningar, larmstatistik, antal bränder, antal larm, ryckt ut, vanligaste olyckan, how many
fires = statistik, insatser och händelser

stationen läggas ner, nedläggning, stänga stationen, framtiden, planer, pengar, skatt, kostar räddningstjänsten,
insatstider mål, beslutat, fullmäktige = handlingsprogram

körde för fort, körde illa, tacka killarna, tacka personalen, ros, ris och ros, skrika, otrevlig, tyckte, åsikt, tyck
till, förbättra, compliment, thank, bad service, anmäla personal, webbplatsen fungerar, killarna som kom, tack till
er, tack till brandmännen, tacka för hjälpen, tack så mycket,  bra jobbat, bra insats, missnöjd insats,
missnöjd med insats, dålig insats = lämna synpunkt

station, stationer, stationerna, snabbt framme, snabbt vara framme, vara framme, fire station, brandstation, närmaste
station, närmaste brandstation, nearest fire station, var ligger, bemanning, inställelsetid, insatstid, framme, hur
snabbt kommer, utryckningstid, responstid, hur lång tid = stationer, våra stationer, anspänningstid

brandkår, brandkåren, fire service, rescue service, brandförsvaret, brandförsvar,
räddningsverket, brandväsende = räddningstjänsten, kontakta oss, stationer

telefonnummer, contact, phone, call, email, address, ring, ringa till er, ringa er, ringa
räddningstjänsten, nå er, nummer till, växel, växeln, reception, kundtjänst, maila, mejla, skriva till, brev, epost,
besöka, kontaktuppgifter, ej akut, inte akut, icke akut, faktura, fakturaadress, fakturering, orgnummer, orgnr,
adress, hitta till = kontakta oss, kontakt, växel

öppettid, öppet, stängt, när har ni öppet, har ni öppet = öppettider, kontakta oss

press, presskontakt, presstalesperson, presstalesman, talesperson, pressjour, pressansvarig, presstjänst, journalist,
media, medier, reporter, tidningen, intervju räddningsledare, intervjua, presstelefon, intervju, pressmeddelande =
press, kontakta oss

diarienummer, ärendenummer, diarium, diariet, registrator, offentlig handling, offentlighetsprincipen, public records,
handling = allmän handling

statistik, antal, hur många bränder, hur många larm, hur många utryckningar, utryckningar, larm idag, senaste larmen,
händelser idag, insatser, årsrapport, årsredovisning, verksamhetsberättelse, förra året, hur många insatser = statistik,
insatser

fel på webbsidan, fel på hemsidan, fel på sidan, webbsidan fel, missnöjd, nöjd, feedback, klagomål, klaga, förslag, idé,
beröm, tacka, complaint, complain, synpunkt, kritik, återkoppling, dåligt bemötande, fel på webbplatsen, tacka brandmän,
tacka brandmännen, beröm brandmän, beröm till brandmännen, tack för hjälpen, skicka blommor, tårta, klaga på, framföra
klagomål, anmäla er, missnöjd med er, lämna förslag, betedde sig, betett sig, brandmän betedde, uppförde sig, brandman
otrevlig, otrevliga, kört vårdslöst, parkerade på min, körde på, körde sönder, kört sönder, backade på, skadestånd,
förstörde min, förstört min, vill klaga, brandmännen som räddade, brandmän som räddade, räddade min, räddade mig,
räddade oss = lämna synpunkt, klagomål

handikapp, handikappanpassad, funktionsnedsättning, skärmläsare, accessibility, synskadad, wcag, rullstol, blind,
teckenspråk, lättläst, tillgänglighetsanpassad, uppläst, förstoring, större text, färgblind, kontrast, tangentbord,
dyslexi, svårt att läsa, brister tillgänglighet = tillgänglighet, tillgänglighetsredogörelse

registerutdrag, radera, ta bort mina uppgifter, privacy, integritet, integritetspolicy, personal data,
dataskyddsombud, dso, pul, sekretess, privacy policy,
sparar om mig, lagrar om mig, vet ni om mig, har ni om mig = personuppgifter

budget, nämnd, räddningsnämnden, mål, protokoll, verksamhetsplan, policy, styrning, risker i kommunen,
förmåga, lagen om skydd mot olyckor, lso, nämndsammanträde, beslut = handlingsprogram, styrdokument

brandbilar, fire truck, fire engine, stegbil, tankbil, höjdfordon, utryckningsbil = brandbil, stationer

evacuation plan, utrymningsplan, återsamlingsplats, utrymningsövning, brandlarm i skolan = utrymningsövning, utrymning

telefonnummer brandstationen, telefon brandstationen, nummer brandstationen, ringa brandstationen, telefonnummer
stationen, öppet brandstation, brandstation öppet, öppet på stationen, brandstationen adress, adress brandstation,
adress till brandstationen, brandstation adress, brandstation karta = våra stationer, kontakta oss

var åkte ni, vart åkte ni, åkte brandbilen, vart åkte brandbilen, vart åker brandbilen, åkte ni på, brandbil sirener,
sirener körde, sirener brandbil, brandbilar med sirener, brandbilar utanför, varför åkte, utryckning igår, larm igår,
larm inatt, larm natten, larm senaste, senaste dygnet, senaste larm, senaste händelser, händelserapport idag, hänt idag,
hänt i natt, vad hände igår, vad brann, var brinner, var brinner det, brinner just nu, pågående larm, pågående insats,
utlarmning, utlarmningar, var brann, var brann det, brann i natt, brann igår, pågående insatser, current incidents,
recent incidents, larm har ni haft, larm i år, larm haft, larm per år, larm på ett år, antal utryckningar, så många
brandbilar, massa brandbilar, många brandbilar, brandbilar igår, brandbilar i natt, brandbilar åkte, brandbilar körde,
brandbilar hos grannen, blåljus utanför, hänt här, hänt på vår gata, hände på, helikopter = insatser och händelser,
insatser

bestämmer över räddningstjänsten, styr räddningstjänsten, räddningschef, räddningschefen, förbund, kommunalförbund, chef
räddningstjänsten, ledning, ledningsgrupp, direktör, organisation, organisationsschema, vilka är ni, om er, politiker,
politikerna, politiker bestämmer, gör räddningstjänsten, räddningstjänstens uppdrag, räddningstjänstens ansvar,
räddningstjänsten ansvarar, historia, förbundsdirektion, direktionen,
ägare, medlemskommuner, kommuner ingår = om oss, handlingsprogram

sparar ni om mig, spara om mig, uppgifter om mig, vad ni vet om mig, lagrar, lagra uppgifter, mina uppgifter, mina
data, personnummer, radera mig, rätt att bli glömd, bilder på mig, publicerat bild på mig, kamerabevakning, gallring =
personuppgifter, gdpr

kakor, webbkakor, spårning, tracking, samtycke, cookie = kakor, cookies

getingsvärm, getingar, bålgeting, bålgetingar, bisvärm, wasps, wasp nest = getingbo

låst ute, låst mig ute, nycklar, glömt nycklar, locked out = utelåst, låssmed

stinker, stank = lukt, luktar

mobilen brinner, telefonen brinner, powerbank brinner, batteriet brinner, elcykeln brinner, elsparkcykeln brinner =
batteri, laddar

sönder, trasig, paj, pajat = trasig, fungerar inte

jodtablett, jodpiller, jodpillar, jodpillren = jodtabletter, vma

sprakar, sprakade, sprakande = gnistrar, gnistor

notice, notices = meddelande, vma

there is a fire, fire in my house, fire in my home, house on fire, house burning = in an
emergency, om olyckan är framme

ringer jag på natten, ringa på natten, ringer på natten, ringa nattetid, felanmälan brandpost, tag på brandinspektör,
prata med brandinspektör, kontakta brandinspektör, hydrant, brandposten, frusen brandpost, katt i träd, katt i ett träd,
djur fast, djur i nöd, älg, orm, orm i trädgården, huggorm, ormar, borttappad, tappat, upphittat, pumpa källare, ta ner
träd, träd över vägen, fallna träd, nedfallet träd, skicka faktura, betala faktura, leverantör, upphandling, sälja till
er, sponsra, sponsring, donera, ring er, prata med er, prata med någon hos er, hur når jag er, kontakt, telefon
räddningstjänsten, telefonnummer brandstation, brandkårens nummer, växelnummer, fire department phone, fire department
number, phone number fire, telefontid, telefontider, telefontiden, svarar ni, när svarar ni, prata med någon på
räddningstjänsten, prata med räddningstjänsten, tala med räddningstjänsten, kontakta räddningstjänsten, nå
räddningstjänsten, når räddningstjänsten, mejla räddningstjänsten, räddningstjänsten nummer, nummer bråttom, nummer inte
bråttom, inte bråttom, ej bråttom, inte brådskande, inte brådskar, inte nödläge, ingen nödsituation, not urgent, not
emergency, non emergency, number = kontakta oss

brandmän är ni, antal brandmän, många brandmän, hur många anställda, hur stor är räddningstjänsten, hur många
stationer, antal stationer = om oss, våra stationer

stationen i, er station, brandstationen i, stationen adress, stationen ligger, hitta stationen = våra stationer

hemsidan svår, hemsidan är svår, sidan svår, svår att använda, svårt att använda, kan inte läsa sidan, hemsidan
blinda, hemsida blind = tillgänglighetsredogörelse
`,
};

export const EVERYDAY_TERMS: readonly EverydayTerms[] = Object.values(SUBJECTS)
  .join('\n')
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
