import type { GoldenQuestion } from './golden-questions.ts';

/**
 * What people ask in words of their own: everyday words, compounds that no text has, whole questions, in panic, misspelt,
 * in English. A line each: the question, and what answers it. Over the demo content.
 */
const TABLE = `
hjälp det brinner i fläkten | slacka-brand
varför tjuter det ute | viktigt-meddelande-till-allmanheten | varningssignalen-testas-i-december
sirener | viktigt-meddelande-till-allmanheten | varningssignalen-testas-i-december
preppa | hemberedskap
sommarjobb | arbeta-hos-oss
presskontakt | kontakta-oss
pelletspanna | sotning-och-brandskyddskontroll
dålig täckning | storning-i-telefonin
ingen täckning på mobilen | storning-i-telefonin
när ska jag sota | sotning-och-brandskyddskontroll
brand i köket | slacka-brand
brandvarnare piper hela tiden | brandvarnare
hur blir jag brandman | bli-brandman-i-beredskap
vad betyder VMA | viktigt-meddelande-till-allmanheten
brandvarnartest | brandvarnare
rökdetektor | brandvarnare
koloxid | brandvarnare | sotning-och-brandskyddskontroll
fire alarm | brandvarnare | smoke-alarms
smoke alarm | brandvarnare | smoke-alarms
smoke detector | brandvarnare | smoke-alarms
fire ban | eldningsforbud | fire-bans
can i light a fire | eldningsforbud | elda-i-tradgarden | fire-bans
barbecue | eldningsforbud | grilla-och-elda-i-naturen
emergency | om-olyckan-ar-framme
emergency number | om-olyckan-ar-framme | contact-us
fireworks | fyrverkerier
chimney sweep | sotning-och-brandskyddskontroll
flood | hoga-floden-och-oversvamning
flooding | hoga-floden-och-oversvamning | orange-varning-hoga-floden
job | arbeta-hos-oss
jobs | arbeta-hos-oss
work as firefighter | bli-brandman-i-beredskap | arbeta-hos-oss
firefighter | bli-brandman-i-beredskap | arbeta-hos-oss
contact | kontakta-oss
phone number | kontakta-oss | contact-us
opening hours | kontakta-oss
fire extinguisher | slacka-brand
evacuation | utrymning-i-flerbostadshus
permit gas | tillstand-brandfarlig-vara
fire station | vara-stationer
first aid course | lar-dig-hjart-lungraddning | utbildningar
smoke | rok-fran-industribrand-i-asbruk
skyddsrum | kris-och-beredskap | hemberedskap | viktigt-meddelande-till-allmanheten
påskeld | elda-i-tradgarden | eldningsforbud
majbrasa | elda-i-tradgarden | eldningsforbud
valborg | elda-i-tradgarden | eldningsforbud
får man elda löv | elda-i-tradgarden | eldningsforbud
bränna skräp i trädgården | elda-i-tradgarden
elda i oljefat | elda-i-tradgarden
bränna gräs | elda-i-tradgarden | Anmäl eldning | stor-risk-for-grasbrand
bränna fjolårsgräs | stor-risk-for-grasbrand | elda-i-tradgarden
kan jag grilla på balkongen | eldningsforbud | grilla-och-elda-i-naturen | utrymning-i-flerbostadshus
engångsgrill på stranden | grilla-och-elda-i-naturen | eldningsforbud
stormkök | eldningsforbud | grilla-och-elda-i-naturen
friluftskök | eldningsforbud
elda när det blåser | elda-i-tradgarden | eldningsforbud
är det torrt i skogen | eldningsforbud | eldning-och-brandrisk
hur torrt är det | eldningsforbud | eldning-och-brandrisk
vem bestämmer om eldningsförbud | eldningsforbud
vad är skärpt eldningsförbud | eldningsforbud
straff för att elda | eldningsforbud
får man tända marschaller | eldningsforbud | levande-ljus-el-och-laddning
nyårsraketer | fyrverkerier
får man smälla raketer | fyrverkerier
bengaler | fyrverkerier
åldersgräns smällare | fyrverkerier
tomtebloss | fyrverkerier
svävande lyktor | fyrverkerier
batteri brandvarnare byta | brandvarnare
hur ofta testa larmet | brandvarnare
pip från larmet i taket | brandvarnare
larmet i taket piper | brandvarnare
vart ska man sätta brandlarmet | brandvarnare
vem ska sätta upp brandvarnare i hyresrätt | brandvarnare
brandvarnare hyresvärd | brandvarnare
döv brandvarnare | brandvarnare
seriekopplade brandvarnare | brandvarnare
värmevarnare kök | brandvarnare
brand i stekpanna vatten | slacka-brand
olja brinner på spisen | slacka-brand
fettbrand | slacka-brand
hur släcker jag brand i fett | slacka-brand
tv brinner | slacka-brand
brand i en elapparat | slacka-brand
vad ska man ha för brandsläckare hemma | slacka-brand
skumsläckare | slacka-brand
6 kg pulver | slacka-brand
eld i gardinen | slacka-brand
det brinner hos grannen | utrymning-i-flerbostadshus
grannen brinner vad gör jag | utrymning-i-flerbostadshus
rök i trappan | utrymning-i-flerbostadshus
kommer inte ut ur lägenheten brand | utrymning-i-flerbostadshus
cyklar i trapphus | utrymning-i-flerbostadshus
saker i trapphuset | utrymning-i-flerbostadshus
dörrmatta trapphus | utrymning-i-flerbostadshus
gasol på balkongen | utrymning-i-flerbostadshus
gasolflaska i källaren | utrymning-i-flerbostadshus
gasol i källarförråd | utrymning-i-flerbostadshus
brandcell | utrymning-i-flerbostadshus
nödutgång blockerad | Anmäl brandskyddsbrist | sa-gick-varens-tillsyn-av-samlingslokaler
stängd nödutgång | Anmäl brandskyddsbrist | sa-gick-varens-tillsyn-av-samlingslokaler
anmäla hyresvärd brandskydd | Anmäl brandskyddsbrist
ladda elcykeln inomhus | sa-laddar-du-elcykel-sakert | levande-ljus-el-och-laddning
elscooter batteri | sa-laddar-du-elcykel-sakert | levande-ljus-el-och-laddning
batteriet luktar konstigt | levande-ljus-el-och-laddning
batteriet har svällt | levande-ljus-el-och-laddning
mobilladdare brand | levande-ljus-el-och-laddning | sa-laddar-du-elcykel-sakert
trasig sladd | levande-ljus-el-och-laddning
stearinljus | levande-ljus-el-och-laddning | sa-minskar-du-brandrisken-i-advent
adventsljusstake | sa-minskar-du-brandrisken-i-advent | levande-ljus-el-och-laddning
julgran brand | sa-minskar-du-brandrisken-i-advent
mossa i ljusstaken | levande-ljus-el-och-laddning | sa-minskar-du-brandrisken-i-advent
eldstad | sotning-och-brandskyddskontroll
öppen spis | sotning-och-brandskyddskontroll
kakelugn | sotning-och-brandskyddskontroll
braskamin | sotning-och-brandskyddskontroll | nya-sotningsfrister
vedpanna | sotning-och-brandskyddskontroll
vedspis | sotning-och-brandskyddskontroll
soteld | sotning-och-brandskyddskontroll
brinner i skorstenen | sotning-och-brandskyddskontroll
vem är sotare i kommunen | sotning-och-brandskyddskontroll | kontakta-oss
sotarens telefonnummer | sotning-och-brandskyddskontroll | kontakta-oss
ringa sotaren | sotning-och-brandskyddskontroll | kontakta-oss
avboka sotare | sotning-och-brandskyddskontroll
kostnad sotare | sotning-och-brandskyddskontroll
pris brandskyddskontroll | sotning-och-brandskyddskontroll
får jag sota själv | Ansök om att sota själv | sotning-och-brandskyddskontroll
kurs sota själv | Ansök om att sota själv | sotning-och-brandskyddskontroll
imkanal restaurang | sotning-och-brandskyddskontroll
ny kamin installera | sotning-och-brandskyddskontroll
tillstånd gasol restaurang | tillstand-brandfarlig-vara
tillstånd för gasol | tillstand-brandfarlig-vara
hur mycket bensin får jag ha hemma | tillstand-brandfarlig-vara
hur lång tid tar tillstånd | tillstand-brandfarlig-vara | ny-e-tjanst-tillstand-brandfarlig-vara
vad kostar tillstånd brandfarlig vara | tillstand-brandfarlig-vara
spolarvätska lager | tillstand-brandfarlig-vara
aerosoler | tillstand-brandfarlig-vara | Ansök: brandfarlig vara
sprayburkar | tillstand-brandfarlig-vara
acetylen | tillstand-brandfarlig-vara
cistern diesel | tillstand-brandfarlig-vara
foodtruck gasol | tillstand-brandfarlig-vara | evenemang-och-tillfallig-overnattning
matvagn marknad | evenemang-och-tillfallig-overnattning | tillstand-brandfarlig-vara
krut | Ansök: explosiv vara
ammunition förvaring | Ansök: explosiv vara
dynamit | Ansök: explosiv vara
sprängämne | Ansök: explosiv vara
byta ansvarig brandfarlig vara | Anmäl föreståndare | tillstand-brandfarlig-vara
vad kostar tillsyn | tillsyn
inspektion brandskydd | tillsyn
brandinspektör | tillsyn | arbeta-hos-oss
brandinspektion | tillsyn
vad händer vid tillsyn | tillsyn
föreläggande | tillsyn
överklaga beslut | tillsyn | tillstand-brandfarlig-vara
brandskydd förskola | skriftlig-redogorelse | systematiskt-brandskyddsarbete | skolstart-dags-for-utrymningsovning
brandskyddsansvarig | systematiskt-brandskyddsarbete | utbildningar
brandskyddsregler företag | foretag-och-organisationer | systematiskt-brandskyddsarbete
mall systematiskt brandskydd | systematiskt-brandskyddsarbete
checklista brandskydd | systematiskt-brandskyddsarbete | brandsakerhet-hemma
brandskyddspolicy | systematiskt-brandskyddsarbete
sova i gymnastiksal | evenemang-och-tillfallig-overnattning | Anmäl övernattning
cup sova i skola | evenemang-och-tillfallig-overnattning | Anmäl övernattning
fest i lokal hur många personer | evenemang-och-tillfallig-overnattning
tält tillstånd | evenemang-och-tillfallig-overnattning
festival | evenemang-och-tillfallig-overnattning
marknadsstånd | evenemang-och-tillfallig-overnattning
utrymningsövning skola | skolstart-dags-for-utrymningsovning
snöröjning tak | sno-och-is-pa-taket
is rasar från tak | sno-och-is-pa-taket
taket klarar snön | sno-och-is-pa-taket
vad ska man ha hemma vid kris | hemberedskap
krisförråd | hemberedskap
mat för en vecka | hemberedskap
vattendunk | hemberedskap
strömavbrott | hemberedskap
elavbrott | hemberedskap
om kriget kommer | hemberedskap | kris-och-beredskap
krig | hemberedskap | kris-och-beredskap
radio utan ström | hemberedskap
vevradio | hemberedskap
vatten slut | hemberedskap
betala utan kort | hemberedskap
larm i byn låter | viktigt-meddelande-till-allmanheten
hesa fredrik idag | viktigt-meddelande-till-allmanheten | varningssignalen-testas-i-december
tutar det | viktigt-meddelande-till-allmanheten | varningssignalen-testas-i-december
varför låter tyfonen | viktigt-meddelande-till-allmanheten | varningssignalen-testas-i-december
faran över signal | viktigt-meddelande-till-allmanheten
nästa test av signalen | varningssignalen-testas-i-december | viktigt-meddelande-till-allmanheten
vad är det som ryker | rok-fran-industribrand-i-asbruk
luktar rök ute | rok-fran-industribrand-i-asbruk
röklukt | rok-fran-industribrand-i-asbruk
får vi gå ut i åsbruk | rok-fran-industribrand-i-asbruk
branden i åsbruk | rok-fran-industribrand-i-asbruk
stänga ventilationen | rok-fran-industribrand-i-asbruk
är röken farlig | rok-fran-industribrand-i-asbruk
stor brand nu | rok-fran-industribrand-i-asbruk
vad har hänt i åsbruk | rok-fran-industribrand-i-asbruk
vattnet stiger | hoga-floden-och-oversvamning | orange-varning-hoga-floden
ån svämmar över | hoga-floden-och-oversvamning | orange-varning-hoga-floden
sandsäckar | hoga-floden-och-oversvamning
översvämmad källare | hoga-floden-och-oversvamning
pumpa vatten ur källaren | hoga-floden-och-oversvamning
mobilen funkar inte | storning-i-telefonin
kan inte ringa 112 | storning-i-telefonin
går inte att ringa | storning-i-telefonin
112 fungerar inte | storning-i-telefonin
sms 112 | om-olyckan-ar-framme
vad säger man när man ringer 112 | om-olyckan-ar-framme
larma ambulans | om-olyckan-ar-framme
bilolycka vad göra | om-olyckan-ar-framme | halkan-ar-har
kommer först till en olycka | om-olyckan-ar-framme
hjärtstopp | om-olyckan-ar-framme | lar-dig-hjart-lungraddning
någon prata med efter olycka | om-olyckan-ar-framme
krisstöd | om-olyckan-ar-framme
försäkringsbolag brandskada | om-olyckan-ar-framme | Begär insatsrapport
isvak | fem-rad-for-en-trygg-dag-vid-vattnet
flytväst | fem-rad-for-en-trygg-dag-vid-vattnet
barn vid vatten | fem-rad-for-en-trygg-dag-vid-vattnet
vinterdäck | halkan-ar-har
kurs första hjälpen | lar-dig-hjart-lungraddning | utbildningar
hjärt lung räddning | lar-dig-hjart-lungraddning | utbildningar
brandskyddsutbildning | utbildningar | Boka utbildning
svetsa certifikat | utbildningar
utbilda personal brand | utbildningar | Boka utbildning
lön brandman | bli-brandman-i-beredskap
vad tjänar en deltidsbrandman | bli-brandman-i-beredskap
söka jobb brandman | bli-brandman-i-beredskap | arbeta-hos-oss
fystest brandman | bli-brandman-i-beredskap
rullband | bli-brandman-i-beredskap
kan kvinnor bli brandman | bli-brandman-i-beredskap
praktik | arbeta-hos-oss
prao brandstation | arbeta-hos-oss | Boka studiebesök
vakanser | arbeta-hos-oss
anställning | arbeta-hos-oss
skolbesök brandstation | Boka studiebesök
barnkalas brandstation | Boka studiebesök
se brandbilar | Boka studiebesök | vara-stationer | tack-for-att-ni-kom-till-oppet-hus
var ligger brandstationen | vara-stationer
närmaste brandstation | vara-stationer
hur snabbt kommer brandkåren | vara-stationer
brandkåren | kontakta-oss | vara-stationer | om-oss
hur lång tid tar det för brandbilen | vara-stationer
e-post | kontakta-oss
maila räddningstjänsten | kontakta-oss
adress | kontakta-oss | vara-stationer
ringa räddningstjänsten ej akut | kontakta-oss
journalist | kontakta-oss
pressjour | kontakta-oss
begära ut allmän handling | kontakta-oss | Begär insatsrapport
händelserapport till försäkringen | Begär insatsrapport | insatser-och-handelser
rapport efter brand | Begär insatsrapport | insatser-och-handelser
hur många bränder förra året | insatser-och-handelser
missnöjd | Lämna synpunkt
ge beröm | Lämna synpunkt
feedback | Lämna synpunkt
handikappanpassad | tillganglighetsredogorelse
registerutdrag | gdpr
radera mina uppgifter | gdpr
organisationsnummer | kontakta-oss
faktura adress | kontakta-oss
politiker budget räddningstjänsten | handlingsprogram
den piper en gång i minuten i hallen | brandvarnare
larmet tjuter varje gång jag steker fläsk | brandvarnare
brandvarnre | brandvarnare
hur många larm måste man ha i ett hus med två våningar | brandvarnare
9 volts batteri | brandvarnare | brandvarnardagen-vi-delar-ut-batterier
hyresvärden har inte satt upp något larm hos mig | brandvarnare | Anmäl brandskyddsbrist
döv pappa vaknar inte om det larmar | brandvarnare
smoke alarm keeps beeping | brandvarnare | smoke-alarms
gratis batterier | brandvarnardagen-vi-delar-ut-batterier | brandvarnare
rök larm lägenhet | brandvarnare
när blir en brandvarnare för gammal | brandvarnare | brandvarnardagen-vi-delar-ut-batterier
HJÄLP DET BRINNER I KÖKET | slacka-brand
stekpannan tog eld vad gör jag | slacka-brand
oil fire in frying pan | slacka-brand
vilken brandsläckare är bäst att köpa hem | slacka-brand
skumsläckare eller pulver | slacka-brand
teven ryker | slacka-brand
brandslackare villa | slacka-brand
frityrolja flammade upp | slacka-brand
rök i trapphuset kan inte ta mig ut | utrymning-i-flerbostadshus
brinner hos grannen ska vi springa ut eller stanna | utrymning-i-flerbostadshus
neighbour's flat is on fire should I leave | utrymning-i-flerbostadshus
rullator i trappuppgången | utrymning-i-flerbostadshus
gasolgrill inglasad balkong bostadsrätt | utrymning-i-flerbostadshus
gastub i källarn | utrymning-i-flerbostadshus
bensindunk i vindsförrådet | utrymning-i-flerbostadshus
grannen har ställt en soffa i trapp huset | Anmäl brandskyddsbrist | utrymning-i-flerbostadshus
stroller in stairwell | utrymning-i-flerbostadshus
när kommer sotarn till mig | sotning-och-brandskyddskontroll | nya-sotningsfrister | kontakta-oss
chimney sweep price | sotning-och-brandskyddskontroll
kakel ugn hur ofta | sotning-och-brandskyddskontroll | nya-sotningsfrister
kan man göra rent skorstenen själv och slippa betala | Ansök om att sota själv | sotning-och-brandskyddskontroll
ring sotaren telefontid | kontakta-oss | sotning-och-brandskyddskontroll
vedpanna intervall | sotning-och-brandskyddskontroll | nya-sotningsfrister
fått eldningsförbud på min kamin | sotning-och-brandskyddskontroll
fläktkanal pizzeria rengöring | sotning-och-brandskyddskontroll
skorstensbrand | sotning-och-brandskyddskontroll | slacka-brand
mysbrasa några gånger om året sotningskrav | sotning-och-brandskyddskontroll | nya-sotningsfrister
avisering sotning hur långt innan | nya-sotningsfrister | sotning-och-brandskyddskontroll
varmeljus pa bordet | levande-ljus-el-och-laddning | sa-minskar-du-brandrisken-i-advent
jul pynt brandfara | sa-minskar-du-brandrisken-i-advent | levande-ljus-el-och-laddning
elscooter ladda i hallen | sa-laddar-du-elcykel-sakert | levande-ljus-el-och-laddning
mobilbatteriet har svällt upp | levande-ljus-el-och-laddning | sa-laddar-du-elcykel-sakert
e-bike charging in apartment | sa-laddar-du-elcykel-sakert | levande-ljus-el-och-laddning
powerbanken ryker | levande-ljus-el-och-laddning | sa-laddar-du-elcykel-sakert
trasig skarvsladd | levande-ljus-el-och-laddning
kan man bränna löv på tomten | elda-i-tradgarden | eldningsforbud | Anmäl eldning
säga till brandkåren att jag ska elda | Anmäl eldning | elda-i-tradgarden | anmal-din-eldning-pa-webben
is there a fire ban right now | eldningsforbud | eldning-och-brandrisk | fire-bans
eldnings förbjud idag | eldningsforbud | eldning-och-brandrisk
grilla korv i skogen | grilla-och-elda-i-naturen | eldningsforbud
campfire allowed? | grilla-och-elda-i-naturen | eldningsforbud
klotgrill på altanen vid torka | eldningsforbud
brasa på stranden vindskydd | grilla-och-elda-i-naturen
oljefat kvistar bränna | elda-i-tradgarden | Anmäl eldning
vad blir straffet om man eldar ändå | eldningsforbud
hur torrt är det i markerna | eldningsforbud | eldning-och-brandrisk
bonde bränna fjolårsgräs åkerkant | stor-risk-for-grasbrand | elda-i-tradgarden | Anmäl eldning
elda upp målade brädor och gamla däck | elda-i-tradgarden
var gör man av askan | stor-risk-for-grasbrand | elda-i-tradgarden
fireworks on new years eve rules | fyrverkerier
smälare | fyrverkerier
ha raketer till salu i min kiosk | fyrverkerier | Ansök: explosiv vara
hunden livrädd för smällar | fyrverkerier
gasol i food truck | tillstand-brandfarlig-vara | Ansök: brandfarlig vara | evenemang-och-tillfallig-overnattning
permit for propane restaurant kitchen | tillstand-brandfarlig-vara | Ansök: brandfarlig vara
ny chef på macken ska stå som ansvarig | Anmäl föreståndare | tillstand-brandfarlig-vara
sprejburkar lager byggvaruhus | tillstand-brandfarlig-vara | Ansök: brandfarlig vara
terrassvärmare uteservering hur mycket gas får vi ha | tillstand-brandfarlig-vara
köpt krogen av förra ägaren gäller hans tillstånd | tillstand-brandfarlig-vara
hur länge får man vänta på gasoltillstånd | tillstand-brandfarlig-vara | ny-e-tjanst-tillstand-brandfarlig-vara
jaktaffär krut och patroner | Ansök: explosiv vara
ni kommer på inspektion vad kollar ni | tillsyn
vad kostar brandsyn | tillsyn
nödutgången är låst på gymmet | Anmäl brandskyddsbrist
tipsa anonymt om farlig lokal | Anmäl brandskyddsbrist
report blocked emergency exit | Anmäl brandskyddsbrist
öppna vandrarhem papper till brandkåren | skriftlig-redogorelse | Skriftlig redogörelse
äldreboende krav lämna in om brandskydd | skriftlig-redogorelse | Skriftlig redogörelse
sba pärm | systematiskt-brandskyddsarbete
checklista brandrond på jobbet | systematiskt-brandskyddsarbete
hur ofta ska man kolla släckarna på kontoret | systematiskt-brandskyddsarbete
brandövning dagis | skolstart-dags-for-utrymningsovning | utbildningar | systematiskt-brandskyddsarbete
lagläger sova på golvet i gympasalen | Anmäl övernattning | evenemang-och-tillfallig-overnattning
handbollscup klassrum nattvila barn | Anmäl övernattning | evenemang-och-tillfallig-overnattning
festtält 200 pers bröllop | evenemang-och-tillfallig-overnattning
byfest arrangör vad krävs | evenemang-och-tillfallig-overnattning
vad är det som tjuter ute nu | viktigt-meddelande-till-allmanheten | rok-fran-industribrand-i-asbruk
flyg larm hur låter det | viktigt-meddelande-till-allmanheten
siren monday 3 pm | viktigt-meddelande-till-allmanheten | varningssignalen-testas-i-september | emergency-warnings
luktar bränt i hela åsbruk | rok-fran-industribrand-i-asbruk
kan vi vädra igen på sågvägen | rok-fran-industribrand-i-asbruk
is the smoke dangerous | rok-fran-industribrand-i-asbruk
vad brinner det nånstans | rok-fran-industribrand-i-asbruk
fabriken brinner | rok-fran-industribrand-i-asbruk
vatten i källaren kan ni komma och pumpa | hoga-floden-vantas-i-norran | hoga-floden-och-oversvamning
basement flooding | hoga-floden-och-oversvamning | orange-varning-hoga-floden | hoga-floden-vantas-i-norran
får man promenera längs vattnet i stan | orange-varning-hoga-floden | hoga-floden-vantas-i-norran
mobilen funkar inte öreforsen | storning-i-telefonin
no phone signal how to call ambulance | storning-i-telefonin | om-olyckan-ar-framme
teleavbrott | storning-i-telefonin
prepping vad behöver man | hemberedskap
strömen borta hela natten kallt i huset | hemberedskap
vart går man och laddar telefonen när elen är borta | hemberedskap
emergency kit water how many litres | hemberedskap
katten om vi måste lämna huset | hemberedskap
smsa larmnumret kan inte prata | om-olyckan-ar-framme
han andas inte | om-olyckan-ar-framme | lar-dig-hjart-lungraddning
krockat med älg | om-olyckan-ar-framme | halkan-ar-har
what do they ask when you call 112 | om-olyckan-ar-framme
kan inte sova efter branden | om-olyckan-ar-framme
blåljus bakom mig var ska jag köra | halkan-ar-har
dubbdäck blixthalka | halkan-ar-har
barn ramlat i sjön | fem-rad-for-en-trygg-dag-vid-vattnet | om-olyckan-ar-framme
badvakt förälder tips | fem-rad-for-en-trygg-dag-vid-vattnet
istappar över trottoaren vem ansvarar | sno-och-is-pa-taket
hlr kurs åsbruk | utbildningar | Boka utbildning | lar-dig-hjart-lungraddning
CPR class in english | utbildningar | Boka utbildning
svetsa behöver intyg | utbildningar | Boka utbildning
lära personalen släcka eld | utbildningar | Boka utbildning
sjuk kan inte komma på kursen måste jag betala | utbildningar
sommarjobb 17 år | arbeta-hos-oss
prao nian brandis | arbeta-hos-oss
extraknäck åka på larm | bli-brandman-i-beredskap | arbeta-hos-oss
how to become a firefighter | bli-brandman-i-beredskap | arbeta-hos-oss
måste man ha lastbilskort för att bli brand man | bli-brandman-i-beredskap
vad tjänar en deltidare | bli-brandman-i-beredskap
förskolan vill titta på brandbilar | Boka studiebesök | vara-stationer
visit fire station with school class | Boka studiebesök | vara-stationer
nästa gång man får klättra i stegbilen öppet hus | tack-for-att-ni-kom-till-oppet-hus
journalist vill nå någon på kvällen | kontakta-oss
klaga på hur ni körde | Lämna synpunkt | kontakta-oss
tacka killarna som släckte hos oss | Lämna synpunkt | kontakta-oss
försäkringsbolaget vill ha papper på branden | Begär insatsrapport | insatser-och-handelser | om-olyckan-ar-framme
hur många utrykningar per år | insatser-och-handelser | bli-brandman-i-beredskap
hur snabbt är ni framme i öreforsen | vara-stationer | nytt-handlingsprogram
ska brandstationen i älvkulla läggas ner | nytt-handlingsprogram | handlingsprogram
texten läses inte upp av skärmläsaren | tillganglighetsredogorelse
ta bort mina uppgifter | gdpr
spårar ni mig | om-kakor-cookies | gdpr
elda | eldningsforbud | elda-i-tradgarden | eldning-och-brandrisk | Anmäl eldning
eldningsförbud idag | eldningsforbud | eldningsforbudet-ar-upphavt
rishög | elda-i-tradgarden | Anmäl eldning
eldningstillstånd | elda-i-tradgarden | Anmäl eldning | eldningsforbud
grillförbud | eldningsforbud
göra upp eld skogen | grilla-och-elda-i-naturen | eldningsforbud
brandriskkarta | eldningsforbud
brandvarnare sovrum | brandvarnare
sotningsavgift | sotning-och-brandskyddskontroll
kaminbesiktning | sotning-och-brandskyddskontroll
pelletspanna intervall | sotning-och-brandskyddskontroll | nya-sotningsfrister
deltidare | bli-brandman-i-beredskap | arbeta-hos-oss
brandman lön | bli-brandman-i-beredskap | arbeta-hos-oss
praktikplats | arbeta-hos-oss
gasoltillstånd | tillstand-brandfarlig-vara | Ansök: brandfarlig vara | ny-e-tjanst-tillstand-brandfarlig-vara
foodtruck | tillstand-brandfarlig-vara | evenemang-och-tillfallig-overnattning
bensinmack | tillstand-brandfarlig-vara | Ansök: brandfarlig vara
ny föreståndare | Anmäl föreståndare | tillstand-brandfarlig-vara
släckövning personal | utbildningar | Boka utbildning
heta arbeten pris | utbildningar | Boka utbildning
avboka kurs | utbildningar
vma nu | rok-fran-industribrand-i-asbruk | viktigt-meddelande-till-allmanheten
faran över | viktigt-meddelande-till-allmanheten
värmestuga | hemberedskap
sba mall | systematiskt-brandskyddsarbete
brandrond checklista | systematiskt-brandskyddsarbete | brandsakerhet-hemma
barnvagn trappuppgång | utrymning-i-flerbostadshus | Anmäl brandskyddsbrist
brandövning skola | skolstart-dags-for-utrymningsovning
festtält | evenemang-och-tillfallig-overnattning
brandrapport försäkring | Begär insatsrapport | insatser-och-handelser
utryckningar statistik | insatser-och-handelser
brandstation älvkulla | vara-stationer
klagomål | Lämna synpunkt | kontakta-oss
livboj | fem-rad-for-en-trygg-dag-vid-vattnet
takskottning istappar | sno-och-is-pa-taket
högvatten | orange-varning-hoga-floden | hoga-floden-och-oversvamning | hoga-floden-vantas-i-norran
dataskyddsombud | gdpr
får man elda löv på tomten nu | elda-i-tradgarden | eldningsforbud | Anmäl eldning
är det förbjudet att grilla hemma när det är torrt | eldningsforbud
måste jag ringa någon innan jag eldar kvistar | Anmäl eldning | elda-i-tradgarden | anmal-din-eldning-pa-webben
hur mycket gasol får jag ha i lägenheten | utrymning-i-flerbostadshus
varför piper det i taket hela tiden | brandvarnare
när är en brandvarnare för gammal | brandvarnardagen-vi-delar-ut-batterier | brandvarnare
måste hyresvärden sätta upp brandvarnare | brandvarnare
vilken släckare ska jag köpa till villan | slacka-brand
hur ofta kommer sotaren till oss | sotning-och-brandskyddskontroll | nya-sotningsfrister
kan jag göra rent skorstenen på egen hand | Ansök om att sota själv | sotning-och-brandskyddskontroll
hur gammal måste man vara för att bli brandman | bli-brandman-i-beredskap | arbeta-hos-oss
söker ni folk i öreforsen | arbeta-hos-oss | bli-brandman-i-beredskap | sju-nya-brandman-i-beredskap
vad säger min chef om jag måste sticka på larm | bli-brandman-i-beredskap | tack-alla-huvudarbetsgivare
hur lång tid tar det att få gasoltillstånd | tillstand-brandfarlig-vara | ny-e-tjanst-tillstand-brandfarlig-vara
vad händer med tillståndet om jag säljer restaurangen | tillstand-brandfarlig-vara | Ansök: brandfarlig vara
var kan vårt företag gå brandkurs | utbildningar | Boka utbildning
när tjuter sirenen nästa gång | viktigt-meddelande-till-allmanheten
vad ska jag göra när larmet ljuder ute | viktigt-meddelande-till-allmanheten | varningssignalen-testas-i-september
hur mycket dricksvatten ska man ha hemma om kriget kommer | hemberedskap
var kan jag ladda mobilen om elen försvinner | hemberedskap
vad kollar ni på när ni kommer till vårt hotell | tillsyn
vem ska skicka in redogörelsen, ägaren eller hyresgästen | skriftlig-redogorelse | Skriftlig redogörelse
vi ska ordna en marknad, vad gäller för brandskyddet | evenemang-och-tillfallig-overnattning | tillstand-brandfarlig-vara
hur snabbt är ni framme hos oss på landet | vara-stationer | nytt-handlingsprogram
kan vår klass komma och titta på brandbilarna | Boka studiebesök | vara-stationer
var ligger brandstationen i norråmo | kontakta-oss | vara-stationer
vem pratar man med om man är missnöjd med er | Lämna synpunkt | kontakta-oss
hjälper ni till att tömma en vattenfylld källare | hoga-floden-vantas-i-norran | hoga-floden-och-oversvamning
kan man promenera längs ån i stan nu | orange-varning-hoga-floden | hoga-floden-vantas-i-norran
varför funkar inte mobilen i öreforsen | storning-i-telefonin
hur gör jag när en brandbil kommer bakom mig på vägen | halkan-ar-har
vilka uppgifter sparar ni om mig | gdpr | om-kakor-cookies
är det farligt att ladda elcykeln i hallen | sa-laddar-du-elcykel-sakert | levande-ljus-el-och-laddning
hur larmar man om man är döv | om-olyckan-ar-framme
det brinner hjälp | slacka-brand | om-olyckan-ar-framme
olja brinner i kastrullen | slacka-brand
rök i trappan vågar inte gå ut | utrymning-i-flerbostadshus
batteriet ryker | levande-ljus-el-och-laddning | sa-laddar-du-elcykel-sakert
nån håller på att drunkna | fem-rad-for-en-trygg-dag-vid-vattnet | om-olyckan-ar-framme
han andas inte vad gör jag | om-olyckan-ar-framme | lar-dig-hjart-lungraddning
can i make a campfire | grilla-och-elda-i-naturen | eldningsforbud
emergency siren | viktigt-meddelande-till-allmanheten | varningssignalen-testas-i-september | emergency-warnings
firefighter jobs | arbeta-hos-oss | bli-brandman-i-beredskap
smoke in asbruk | rok-fran-industribrand-i-asbruk
cpr course in english | utbildningar | lar-dig-hjart-lungraddning | Boka utbildning
flood warning | orange-varning-hoga-floden | hoga-floden-och-oversvamning | hoga-floden-vantas-i-norran
emergency supplies at home | hemberedskap
eldningförbud | eldningsforbud | eldningsforbudet-ar-upphavt
brandfarlig vara tilstånd | tillstand-brandfarlig-vara | Ansök: brandfarlig vara | ny-e-tjanst-tillstand-brandfarlig-vara
hem beredskap lista | hemberedskap
systematiskt brandskydds arbete | systematiskt-brandskyddsarbete
brandman i beredskp | bli-brandman-i-beredskap | arbeta-hos-oss | sju-nya-brandman-i-beredskap
översvämmning | hoga-floden-och-oversvamning | orange-varning-hoga-floden | hoga-floden-vantas-i-norran
tillgänglihet webbplats | tillganglighetsredogorelse
hjärt och lungräding | utbildningar | lar-dig-hjart-lungraddning | Boka utbildning
trafik olycka | om-olyckan-ar-framme | halkan-ar-har
det piper i taket en gång i minuten vad är det | brandvarnare | brandvarnare-lattlast
min hyresvärd vägrar sätta upp brandlarm i lägenheten | brandvarnare | brandvarnare-lattlast
mormor hör dåligt, finns det larm som blinkar eller skakar i sängen | brandvarnare
hur många brandvanare behöver man i en villa på 140 kvm | brandvarnare | brandvarnare-lattlast
var ska man inte sätta rökvarnaren | brandvarnare | brandvarnare-lattlast
gratis batteri | brandvarnardagen-vi-delar-ut-batterier
kommer man in med rullstol på brandvarnardagen | brandvarnardagen-vi-delar-ut-batterier
HJÄLP det brinner i stekpannan | slacka-brand
vilken brandsläckare ska man köpa hem | slacka-brand
tvn har fattat eld vad gör jag | slacka-brand
ljusstaken brinner | sa-minskar-du-brandrisken-i-advent | slacka-brand
får man gå ifrån rummet en liten stund med stearinljus tända | levande-ljus-el-och-laddning | sa-minskar-du-brandrisken-i-advent
min sons elscooter står på laddning i hallen hela natten, är det farligt? | levande-ljus-el-och-laddning | sa-laddar-du-elcykel-sakert
batteriet till elcykeln har svullnat | levande-ljus-el-och-laddning | sa-laddar-du-elcykel-sakert
vart lämnar man trasigt litiumbatteri | sa-laddar-du-elcykel-sakert | levande-ljus-el-och-laddning
grannen ställer barnvagn och cyklar i trappuppgången | utrymning-i-flerbostadshus | Anmäl brandskyddsbrist
massor av rök i trapphuset ska jag springa ut eller stanna inne | utrymning-i-flerbostadshus
hur mycket gasol får jag ha på min inglasade balkong | utrymning-i-flerbostadshus
kan jag ha bensindunken i källaren | utrymning-i-flerbostadshus
vill tipsa anonymt om en krog där nödutgången är blockerad | Anmäl brandskyddsbrist
trasigt brandlarm på mammas äldreboende vem säger jag till | Anmäl brandskyddsbrist
kan vi ha brasa ikväll eller är det förbjudet | eldningsforbud
hur torrt är det i skogen just nu | eldningsforbud
vad är straffet om man eldar fast man inte får | eldningsforbud
skillnaden på vanligt och skärpt förbud | eldningsforbud | eldningsforbud-lattlast
får jag använda gasolgrillen på altanen när det är eldningsförbud | eldningsforbud | eldningsforbud-lattlast
engångsgrill i parken ok? | eldningsforbud | grilla-och-elda-i-naturen
jag förstår inte eldningsförbud, lätt svenska | eldningsforbud-lattlast
får man bränna löv och grenar i villaområde | elda-i-tradgarden | eldningsforbud
måste jag ringa nån innan jag eldar upp mitt ris | Anmäl eldning | elda-i-tradgarden | anmal-din-eldning-pa-webben
bonde som ska bränna gräs på vallen, var anmäler jag | Anmäl eldning | elda-i-tradgarden | anmal-din-eldning-pa-webben
hur långt från huset måste rishögen ligga | elda-i-tradgarden
vart i skogen får man göra upp eld | grilla-och-elda-i-naturen | eldningsforbud
lägereld på en klipphäll vid sjön | grilla-och-elda-i-naturen | eldningsforbud
vi är turister och vill grilla korv i naturreservatet | grilla-och-elda-i-naturen | eldningsforbud
vem betalar om jag råkar starta en gräsbrand | stor-risk-for-grasbrand
vad gör jag med askan från kaminen | stor-risk-for-grasbrand
är eldningsförbudet från i somras slut nu | eldningsforbudet-ar-upphavt | eldningsforbud | skarpt-eldningsforbud-2026
hur många skogsbränder var det i år och varför | brandrisksasongen-ar-slut
antal dagar med eldningsförbud 2026 | brandrisksasongen-ar-slut
när kommer sotaren till kvarnudden | sotning-och-brandskyddskontroll
telefonnummer sotarn öreforsen | sotning-och-brandskyddskontroll
vad tar skorstensfejaren betalt | sotning-och-brandskyddskontroll
vill rensa min skorsten själv, går det? | Ansök om att sota själv | sotning-och-brandskyddskontroll
jag har gått kurs i egensotning, vart skickar jag intyget | Ansök om att sota själv | sotning-och-brandskyddskontroll
pizzeria, hur ofta ska fläktkanalen rengöras | sotning-och-brandskyddskontroll
nya regler för hur ofta man ska sota braskaminen | nya-sotningsfrister | sotning-och-brandskyddskontroll
nyår raketer vad får man göra | fyrverkerier
hunden är livrädd för smällarna | fyrverkerier
tillstånd för att sälja nyårsraketer i min butik | fyrverkerier | Ansök: explosiv vara
jag är jägare och vill förvara krut och patroner | Ansök: explosiv vara
foodtruck med gasol vad gäller | tillstand-brandfarlig-vara
bensinmack ansöka | Ansök: brandfarlig vara | tillstand-brandfarlig-vara
vad kostar gasoltillstånd | tillstand-brandfarlig-vara | Ansök: brandfarlig vara
vi har köpt en lackverkstad, får vi fortsätta på gamla ägarens tillstånd | tillstand-brandfarlig-vara
byta forestandare | Anmäl föreståndare | tillstand-brandfarlig-vara
vår ansvariga för gasolen har slutat, vi har en ny person | Anmäl föreståndare | tillstand-brandfarlig-vara
kan jag få en pappersblankett för brandfarlig vara, har ingen dator | ny-e-tjanst-tillstand-brandfarlig-vara
brandinspektören kommer till vårt hotell, vad ska vi ha framme | tillsyn
vad kostar ett tillsynsbesök | tillsyn
vi har fått ett föreläggande och tycker att det är fel | tillsyn
vilka brister hittade ni i samlingslokalerna i våras | sa-gick-varens-tillsyn-av-samlingslokaler
låsta utrymningsdörrar i bygdegårdar, resultat av kontrollen | sa-gick-varens-tillsyn-av-samlingslokaler
måste förskola med 100 barn lämna in redogörelse | skriftlig-redogorelse | Skriftlig redogörelse
vi tar över ett vandrarhem vilka papper om brandskyddet ska skickas in | skriftlig-redogorelse | Skriftlig redogörelse
mall för brandrond | systematiskt-brandskyddsarbete
hur ofta ska man prova utrymningslarmet på kontoret | systematiskt-brandskyddsarbete
bostadsrättsförening ansvar för brandskyddet | systematiskt-brandskyddsarbete | foretag-och-organisationer
konsert i ett stort tält för 300 pers | evenemang-och-tillfallig-overnattning
handbollscup där barnen sover i gympasalen | Anmäl övernattning | evenemang-och-tillfallig-overnattning
scouterna ska sova i skolan vart anmäler vi det | Anmäl övernattning | evenemang-och-tillfallig-overnattning
hur låter hesa fredrik | viktigt-meddelande-till-allmanheten | vma-lattlast
det tjuter en siren ute vad betyder det | viktigt-meddelande-till-allmanheten | vma-lattlast
när provar ni larmet nästa gång | viktigt-meddelande-till-allmanheten
jag är döv, hur får jag veta om det är fara | viktigt-meddelande-till-allmanheten
lång ton som aldrig tar slut, är det över då | viktigt-meddelande-till-allmanheten | vma-lattlast
hör inte tyfonen hemma hos mig i norråmo | varningssignalen-testas-i-september | viktigt-meddelande-till-allmanheten
varför luktar det rök i åsbruk | rok-fran-industribrand-i-asbruk
bor på sågvägen måste jag stanna inne | rok-fran-industribrand-i-asbruk
mobilen har ingen täckning i öreforsen hur ringer jag sos | storning-i-telefonin
telefonen är död kan inte larma | storning-i-telefonin
är promenadvägen vid ån avstängd | orange-varning-hoga-floden | hoga-floden-vantas-i-norran
båtrampen älvkulla | orange-varning-hoga-floden
backventil länspump | hoga-floden-och-oversvamning
vad betyder röd varning | hoga-floden-och-oversvamning
hur högt blir vattnet vid bron i åsbruk | hoga-floden-vantas-i-norran
strömlöst flera dagar vad ska man ha hemma | hemberedskap
krislåda | hemberedskap
var ska vi gå och värma oss om elen är borta i älvkulla | hemberedskap
vad gör jag med katten om det blir kris | hemberedskap
vad frågar dom när man ringer 112 | om-olyckan-ar-framme
kan man smsa larmnumret, jag kan inte prata | om-olyckan-ar-framme
jag såg en otäck bilolycka och mår dåligt efteråt | om-olyckan-ar-framme
brandbil bakom mig med blåljus, var ska jag köra | halkan-ar-har
halt på vägen | halkan-ar-har
hjärtlungräddningskurs | utbildningar | Boka utbildning | lar-dig-hjart-lungraddning
kan nybörjare gå kursen med hjärtstartare | lar-dig-hjart-lungraddning | utbildningar | Boka utbildning
heta arbeten cert datum | utbildningar
lära personalen på firman att använda brandsläckare | utbildningar | Boka utbildning
blev sjuk kan jag avboka kursen | utbildningar
jag är lärare i tvåan och vill ta med klassen till brandstationen | Boka studiebesök
kan dagisbarnen få titta på brandbilarna | Boka studiebesök | vara-stationer
brandövning med eleverna hur gör man | skolstart-dags-for-utrymningsovning
prao hos er i nian | arbeta-hos-oss
söker jobb brandman | arbeta-hos-oss | bli-brandman-i-beredskap | vi-soker-brandman-i-beredskap-i-asbruk | vi-soker-brandman-i-beredskap-i-oreforsen
vad tjänar en deltidsbrandis | bli-brandman-i-beredskap
jag är höjdrädd kan jag bli brandman ändå | bli-brandman-i-beredskap
sista dagen att söka brandinspektörsjobbet | vi-soker-brandinspektor | arbeta-hos-oss
finns det jobb på stationen i asbruk | vi-soker-brandman-i-beredskap-i-asbruk
öreforsen söka brandman när | vi-soker-brandman-i-beredskap-i-oreforsen
hur många nya brandmän blev det i höst | sju-nya-brandman-i-beredskap
är jobbet som drifttekniker fortfarande ledigt | vi-soker-vikarierande-drifttekniker | arbeta-hos-oss
vad får min firma ut av att en anställd är deltidsbrandman | bli-brandman-i-beredskap | tack-alla-huvudarbetsgivare
vilket nummer ringer jag om det inte är bråttom | kontakta-oss
journalist vill nå presstalesperson | kontakta-oss
öppettider växeln | kontakta-oss
hur snabbt åker brandkåren i älvkulla iväg | vara-stationer
var ligger brandstationerna | vara-stationer
era brandmän körde sönder min grind, jag vill klaga | Lämna synpunkt | kontakta-oss
vill tacka brandmännen som räddade min mamma | Lämna synpunkt | kontakta-oss
försäkringsbolaget vill ha papper från branden hos oss | Begär insatsrapport | insatser-och-handelser
hur många trafikolyckor åkte ni på förra året | insatser-och-handelser
vad har ni för mål med räddningstjänsten de närmaste åren | nytt-handlingsprogram | handlingsprogram
styrdokument | handlingsprogram
läggs stationen i öreforsen ner | nytt-handlingsprogram
kommer ni hem till gamla över 80 och kollar brandsäkerheten | nytt-handlingsprogram
skärmläsaren kan inte läsa kartan | tillganglighetsredogorelse
er hemsida funkar inte med tangentbord, vart säger jag till | tillganglighetsredogorelse
vad sparar ni om mig | gdpr
ta bort mina uppgifter ur era register | gdpr
spårar ni mig på sidan | om-kakor-cookies
coockies | om-kakor-cookies
barnet kan inte simma ska bada i ån råd | fem-rad-for-en-trygg-dag-vid-vattnet
istappar över trottoaren vem har ansvar | sno-och-is-pa-taket
brf måste vi skotta taket | sno-och-is-pa-taket
nya brandbilen | ny-slackbil-till-oreforsen
när är det öppet hus nästa gång | tack-for-att-ni-kom-till-oppet-hus
can i make a campfire today | fire-bans
smoke in åsbruk is it dangerous | rok-fran-industribrand-i-asbruk
`;

export const EVERYDAY_QUESTIONS: readonly GoldenQuestion[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [question = '', ...answers] = line.split('|').map((part) => part.trim());
    return [question, ...answers];
  });
