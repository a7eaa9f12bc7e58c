import type { Category } from '@brandpost/domain';
import type { SearchHit, SearchSummary, WireMedia, WirePost } from '@brandpost/rubicore-api';

/** A post as it travels, as much of it as a story needs. */
export type StoryPost = Pick<WirePost, 'id' | 'type' | 'slug' | 'title' | 'excerpt'> & Partial<WirePost>;

/** A link as it travels. */
export type StoryLink = {
  id: number;
  icon: string | null;
  name: string;
  shortDescription: string;
  longDescription: string;
  url: string;
  type: string;
};

/** All that a service has to show, in the wording of the wire. */
export type SiteContent = {
  name: string;
  posts: readonly StoryPost[];
  links: readonly StoryLink[];
  hits: readonly SearchHit[];
  summary: SearchSummary;
  media: readonly WireMedia[];
  categories: readonly Category[];
};

/** A service that has just been installed. */
export const EMPTY_SITE: SiteContent = {
  name: 'Räddningstjänsten',
  posts: [],
  links: [],
  hits: [],
  summary: { total: 0, counts: [], didYouMean: null },
  media: [],
  categories: [],
};
