import type { NewsArticle } from 'schema-dts';
import type { PageMeta } from '../page-meta.ts';
import type { PageSubject } from '../page-subject.ts';
import { servicePicture } from '../share-picture.ts';
import { publisher } from './organization.ts';
import type { Site } from './site.ts';

/** Longer headlines are cut by those who show them. Source: Google, structured data for articles. */
const MOST_CHARACTERS = 110;

/** A piece of news. */
export function newsArticle(
  meta: PageMeta,
  { published, updated, author }: Extract<PageSubject, { kind: 'news' }>,
  site: Site,
): NewsArticle {
  const { origin, siteName } = site;
  const picture = meta.picture ?? servicePicture(siteName);
  return {
    '@type': 'NewsArticle',
    headline: headlineFrom(meta.title ?? siteName),
    description: meta.description,
    url: origin + meta.canonicalPath,
    mainEntityOfPage: origin + meta.canonicalPath,
    inLanguage: 'sv',
    ...(published === null ? {} : { datePublished: published }),
    ...(updated === null ? {} : { dateModified: updated }),
    image: origin + picture.path,
    author: { '@type': 'Organization', name: author || siteName, url: `${origin}/` },
    publisher: publisher(site),
  };
}

function headlineFrom(title: string): string {
  const characters = [...title];
  if (characters.length <= MOST_CHARACTERS) return title;
  return `${characters
    .slice(0, MOST_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}
