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

/** What administrators turn over, sort and search: 25 rows at a time, the first ones and some far behind. */
const TABLE_OF_POSTS = '/post?status=publish&status=draft&status=future&perPage=25';
const TABLE_OF_PEOPLE = '/user?perPage=25';

export type BenchCall = {
  name: string;
  as: 'visitor' | 'administrator';
  connections: number;
  paths: readonly string[];
};

/** What is asked of the content API, in turn where there are several addresses. */
export const CALLS: readonly BenchCall[] = [
  { name: 'list of 20', as: 'visitor', connections: CROWD, paths: ['/post?perPage=20'] },
  {
    name: 'latest 20 news',
    as: 'visitor',
    connections: CROWD,
    paths: ['/post?type=news&sort=publishedDate%20DESC&perPage=20'],
  },
  { name: 'post by slug', as: 'visitor', connections: CROWD, paths: ['/post/eldningsforbud'] },
  { name: 'search', as: 'visitor', connections: FEW, paths: search('search', QUESTIONS) },
  {
    name: 'numbers of a search',
    as: 'visitor',
    connections: FEW,
    paths: search('search/summary', QUESTIONS),
  },
  { name: 'suggestions', as: 'visitor', connections: FEW, paths: search('search/suggest', TYPED) },
  {
    name: 'table of posts',
    as: 'administrator',
    connections: FEW,
    paths: ['updatedDate DESC', 'title ASC', 'publishedDate DESC'].flatMap((sort) =>
      ['', '&page=7', '&q=brand'].map((more) => `${TABLE_OF_POSTS}&sort=${encodeURIComponent(sort)}${more}`),
    ),
  },
  {
    name: 'table of people',
    as: 'administrator',
    connections: FEW,
    paths: ['', '&page=2', '&q=bj%C3%B6rn'].map((more) => TABLE_OF_PEOPLE + more),
  },
];
