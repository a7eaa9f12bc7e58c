import type { FixedPageSlug, Language, Link, PostContact } from '@brandpost/domain';
import type { LogoPicture } from '../document/structured-data/site.ts';
import type { MenuPage } from './pages.ts';

/** What a service is called until its name is known. */
const UNNAMED = 'Räddningstjänsten';

/** As much of a link as is shown around a page: whatever else it holds would be sent with every page. */
export type NamedLink = Pick<Link, 'id' | 'name' | 'url'>;

/** What the service has chosen of how the site looks; left out where it has chosen nothing. Source: ADR 0087 */
export type Look = { colour?: string; logo?: LogoPicture };

/** What stands around every page. */
export type LayoutData = Look & {
  siteName: string;
  menuPages: MenuPage[];
  /** Those that nobody has published yet; nothing leads to them. Empty when it is not known. */
  missingPages: FixedPageSlug[];
  /** Those that there are pages in beside Swedish. */
  languages: Language[];
  /** Source: SPEC section 2, Vanliga sökfrågor. */
  usualQuestions: NamedLink[];
  socialLinks: NamedLink[];
  contact: PostContact | null;
};

/** What is shown when nothing could be had. */
export const BARE_LAYOUT: LayoutData = {
  siteName: UNNAMED,
  menuPages: [],
  missingPages: [],
  languages: [],
  usualQuestions: [],
  socialLinks: [],
  contact: null,
};
