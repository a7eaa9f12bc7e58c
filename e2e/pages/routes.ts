/** Every public route with something to show, and a piece of text that must be in it. */
export const ROUTES = [
  { path: '/', title: 'Räddningstjänsten Norrån', text: 'Vi hjälper dig före, under och efter olyckan' },
  { path: '/nyheter', title: 'Nyheter', text: 'Sju nya brandmän i beredskap' },
  {
    path: '/nyhet/sa-minskar-du-brandrisken-i-advent',
    title: 'Så minskar du brandrisken i advent',
    text: 'Fem vanor',
  },
  { path: '/overblick', title: 'Överblick', text: 'Eldning och brandrisk' },
  { path: '/overblick?sprak=en', title: 'English', text: 'Smoke alarms' },
  { path: '/overblick/brandsakerhet-hemma', title: 'Brandsäkerhet hemma', text: 'Släcka brand' },
  { path: '/sida/brandvarnare', title: 'Brandvarnare', text: 'Testa varje månad' },
  { path: '/sida/brandvarnare/slacka-brand', title: 'Släcka brand', text: 'Brandvarnare' },
  {
    path: '/sida/eldningsforbud',
    title: 'Eldningsförbud',
    text: 'Inget eldningsförbud i Norråns kommun',
  },
  { path: '/sida/arbeta-hos-oss', title: 'Arbeta hos oss', text: 'Arbeta hos oss' },
  { path: '/sida/om-kakor-cookies', title: 'Om kakor (cookies)', text: 'AcceptCookies' },
  { path: '/sida/gdpr', title: 'Så behandlar vi personuppgifter', text: 'personuppgifter' },
  { path: '/sida/tillganglighetsredogorelse', title: 'Tillgänglighetsredogörelse', text: 'tdosanmalan' },
  { path: '/e-tjanster', title: 'E-tjänster', text: 'Anmäl eldning' },
  { path: '/e-tjanster/anmal-eldning', title: 'Anmäl eldning', text: 'Anmälan är inget tillstånd' },
  { path: '/kontakt/kontakta-oss', title: 'Kontakta oss', text: '070-174 06 05' },
  { path: '/krisinformation', title: 'Krisinformation', text: 'Avslutade händelser' },
  {
    path: '/krisinformation/rok-fran-industribrand-i-asbruk',
    title: 'Rök från industribrand i Åsbruk – gå inomhus',
    text: 'Gå inomhus.',
  },
  { path: '/sok', title: 'Sök', text: 'Vanliga sökfrågor' },
  { path: '/sok/brandvarnare', title: 'Sök: brandvarnare', text: 'Brandvarnare' },
  {
    path: '/sok/f%C3%A5r%20jag%20elda',
    title: 'Sök: får jag elda',
    text: 'Inget eldningsförbud i Norråns kommun',
  },
  { path: '/changelog', title: 'Nytt på webbplatsen', text: 'Version 0.2.0' },
  { path: '/maintenance', title: 'Underhåll', text: 'Just nu ligger sidan ner för underhåll' },
  { path: '/login', title: 'Logga in', text: 'Användarnamn' },
] as const;

/** Addresses that do not exist. */
export const MISSING = [
  '/finns-inte',
  '/sida/finns-inte',
  '/nyhet/finns-inte',
  '/krisinformation/finns-inte',
  '/overblick/finns-inte',
  '/e-tjanster/finns-inte',
  '/kontakt/finns-inte',
  '/sida/brandvarnare/finns-inte',
] as const;
