import type { PostContact } from '@brandpost/domain';
import type { LogoPicture } from '../../queries/layout.ts';

/** What is true of the service on every page. */
export type Site = {
  /** Scheme and host that visitors know. */
  origin: string;
  siteName: string;
  /** null where the contact page has none. */
  contact: PostContact | null;
  /** The service's own, where it has one. */
  logo?: LogoPicture | undefined;
};
