import type { PostContact } from '@brandpost/domain';

/** What is true of the service on every page. */
export type Site = {
  /** Scheme and host that visitors know. */
  origin: string;
  siteName: string;
  /** null where the contact page has none. */
  contact: PostContact | null;
};
