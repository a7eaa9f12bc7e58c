import type { PostContact } from '@brandpost/domain';

/** A picture as an `img` has it: where its copy is, and how large it is shown. */
export type LogoPicture = { src: string; width: number; height: number };

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
