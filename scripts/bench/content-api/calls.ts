const search = (call: string, texts: readonly string[]) =>
  texts.map((text) => `/${call}?q=${encodeURIComponent(text)}`);

/** Common words and rare ones, several words, misspelt ones, and some that people type. */
const QUESTIONS = [
  ...['brand', 'eldningsförbud', 'brandvarnare', 'sotning', 'släckare', 'trafikolycka åsbruk', 'rib'],
  ...['eldningsförbjud', 'får jag elda i trädgården', 'översvemning', 'skogsbrand övning', 'kontakt'],
  ...['hur ofta ska man sota', 'tillstånd gasol', 'räddningstjänst', 'gräsbrand', 'brand varnare'],
];
const TYPED = [
  ...['br', 'bran', 'brandv', 'eld', 'eldni', 'sot', 'sotn', 'trafik', 'övers', 'skog', 'rä', 'räddn'],
  ...['till', 'gas', 'utb', 'hlr', 'nor', 'brandvarnr', 'eldningsförbj', 'jo'],
];

/** For how much can be done at once, and for how long one waits who is not alone. */
const CROWD = 64;
const FEW = 2;

/** What is asked of the content API, in turn where there are several addresses. */
export const CALLS: readonly { name: string; connections: number; paths: readonly string[] }[] = [
  { name: 'list of 20', connections: CROWD, paths: ['/post?perPage=20'] },
  {
    name: 'latest 20 news',
    connections: CROWD,
    paths: ['/post?type=news&sort=publishedDate%20DESC&perPage=20'],
  },
  { name: 'post by slug', connections: CROWD, paths: ['/post/eldningsforbud'] },
  { name: 'search', connections: FEW, paths: search('search', QUESTIONS) },
  { name: 'numbers of a search', connections: FEW, paths: search('search/summary', QUESTIONS) },
  { name: 'suggestions', connections: FEW, paths: search('search/suggest', TYPED) },
];
