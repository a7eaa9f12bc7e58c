import { LONG_WORD, TOO_LONG } from '../texts.ts';
import { DEMO_SITE } from './demo-site.ts';
import type { SiteContent } from './site-content.ts';

/** The demo service where every name, title and introduction is longer than anyone planned for. */
export const CROWDED_SITE: SiteContent = {
  ...DEMO_SITE,
  name: `${LONG_WORD} i Norrån, Älvkulla och Åsbruk`,
  posts: DEMO_SITE.posts.map((post) => ({ ...post, title: TOO_LONG, excerpt: TOO_LONG.repeat(3) })),
  links: DEMO_SITE.links.map((link) => ({
    ...link,
    // Two e-services of one name would share an address.
    name: `${TOO_LONG} ${link.id}`,
    shortDescription: TOO_LONG,
    longDescription: TOO_LONG.repeat(12),
  })),
  media: DEMO_SITE.media.map((file) => ({ ...file, title: TOO_LONG, alt: TOO_LONG, description: TOO_LONG })),
  categories: DEMO_SITE.categories.map((category) => ({ ...category, name: LONG_WORD })),
  hits: DEMO_SITE.hits.map((hit) => ({
    ...hit,
    title: TOO_LONG,
    snippet: [{ text: TOO_LONG.repeat(3), isMatch: true }],
  })),
};
