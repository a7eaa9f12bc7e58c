import type { SearchAction, WebSite } from 'schema-dts';
import { paths } from '../../addresses/paths.ts';
import { publisher } from './organization.ts';
import type { Site } from './site.ts';

/** The types lack how the words of a search are told. Source: schema.org, Actions, part 4. */
type WordsAsked = SearchAction & { 'query-input': string };

/** The site and how it is searched. */
export function webSite(site: Site): WebSite {
  const { origin, siteName } = site;
  const search: WordsAsked = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}/{search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#webbplats`,
    url: `${origin}/`,
    name: siteName,
    inLanguage: 'sv',
    publisher: { '@id': publisher(site)['@id'] },
    potentialAction: search,
  };
}
