const POSTS = '/post?status=publish&status=draft&status=future&includeEnded=true&perPage=25';
const PEOPLE = '/user?perPage=25';
/** Common and rare, so that no count is known from the call before. */
const TITLES = [
  'brand',
  'övning',
  'skogs',
  'rapport',
  'hamn',
  'kontroll',
  'trappa',
  'vattnet',
  'e',
  'finns inte',
];
const NAMES = ['björn', 'greta', 'slang', 'ö', 'rökdyk', 'å', 'finns inte', 'nils p', 'hjälm', 'ida'];

const sorted = (list: string, sort: string) => `${list}&sort=${encodeURIComponent(sort)}`;
const searched = (list: string, texts: readonly string[]) =>
  texts.map((text) => `${list}&q=${encodeURIComponent(text)}`);

const NEWEST = sorted(POSTS, 'updatedDate DESC');
const BY_NAME = sorted(PEOPLE, 'name ASC');

/** A page of a table, as the administration asks for it; several addresses are asked for in turn. */
export type TableCall = { name: string; paths: readonly string[] };

export const TABLE_CALLS: readonly TableCall[] = [
  { name: 'posts, first page', paths: [NEWEST] },
  { name: 'posts, page 380', paths: [`${NEWEST}&page=380`] },
  ...['title', 'type', 'updatedDate', 'publishedDate'].map((field) => ({
    name: `posts by ${field}`,
    paths: ['ASC', 'DESC'].map((direction) => sorted(POSTS, `${field} ${direction}`)),
  })),
  {
    name: 'posts, filtered',
    paths: [
      `${NEWEST}&type=alert`,
      `${NEWEST}&nodeId=4`,
      `${NEWEST}&categoryId=1`,
      `${sorted('/post?status=draft&includeEnded=true&perPage=25', 'updatedDate DESC')}`,
      `${NEWEST}&updatedBefore=2024-01-01T00%3A00%3A00.000Z`,
    ],
  },
  { name: 'posts, searched', paths: searched(NEWEST, TITLES) },
  { name: 'own posts', paths: [NEWEST.replace('/post', '/my-post')] },
  { name: 'people, first page', paths: [BY_NAME] },
  { name: 'people, page 80', paths: [`${BY_NAME}&page=80`] },
  ...['name', 'username'].map((field) => ({
    name: `people by ${field}`,
    paths: ['ASC', 'DESC'].map((direction) => sorted(PEOPLE, `${field} ${direction}`)),
  })),
  {
    name: 'people, filtered',
    paths: [`${BY_NAME}&nodeId=4`, `${BY_NAME}&categoryId=1`, `${BY_NAME}&roleId=1`],
  },
  { name: 'people, searched', paths: searched(BY_NAME, NAMES) },
];
