import type { ContentNode, Link } from '@brandpost/domain';

/** A file that was chosen in the media library. */
export type PickedMedia = {
  id: number;
  filename: string;
  title: string;
  alt: string;
  widthPx: number | null;
  heightPx: number | null;
  description: string;
  isPicture: boolean;
};

/** A page of the site, to link to. */
export type FoundPage = { id: number; title: string; path: string; kind: string };

/** Blocks that several pages show, as a page is given them. */
export type KnownShared = {
  id: number;
  name: string;
  content: ContentNode[];
  /** How many posts show it. */
  usedBy: number;
};

/** The shared blocks that may be put on a page. */
export type SharedSource = {
  blocks: readonly KnownShared[];
  /** Saves blocks under a name; null where the writer may not. */
  save: ((name: string, content: ContentNode[]) => Promise<KnownShared>) | null;
};

/** For a page that may hold none. */
export const NO_SHARED: SharedSource = { blocks: [], save: null };

/** What the editor asks of those around it. */
export type EditorSources = {
  /** Opens the media library; null when nothing was chosen. */
  pickMedia: (kind: 'image' | 'pdf') => Promise<PickedMedia | null>;
  /** Asks for the words of files and takes them into the library; those that arrived. */
  uploadMedia: (files: readonly File[]) => Promise<PickedMedia[]>;
  findPages: (text: string, signal: AbortSignal) => Promise<FoundPage[]>;
  eServices: readonly Pick<Link, 'id' | 'name' | 'shortDescription'>[];
  shared: SharedSource;
};
