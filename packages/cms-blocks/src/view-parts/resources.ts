import type { EServiceFacts, FocalPoint, Link, PictureCopy, Vacancy } from '@brandpost/domain';
import type { ComponentType, ReactNode } from 'react';

/** What a picture's media record says of it. */
export type MediaResource = {
  readonly alt: string;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly copies: readonly PictureCopy[];
  /** What has to stay in sight where it is cropped; left out: its middle. */
  readonly focalPoint?: FocalPoint;
};

/** What an e-service block shows of a link. */
export type LinkResource = Pick<Link, 'id' | 'name' | 'url' | 'shortDescription'> & EServiceFacts;

/** What a list of vacancies shows of one. */
export type VacancyResource = Pick<Vacancy, 'place' | 'lastDay'> & {
  readonly path: string;
  readonly title: string;
};

/** What the blocks of a page need from elsewhere; `collectReferences` says which media and links to fetch. */
export type ContentResources = {
  /** By file name. A picture that is missing here shows without a description. */
  readonly media: ReadonlyMap<string, MediaResource>;
  /** By id. A link that is missing here is left out. */
  readonly links: ReadonlyMap<number, LinkResource>;
  /** Those that one can apply for, in their order; none where nothing is said. */
  readonly vacancies?: readonly VacancyResource[];
  /** What the content is written in, such as `en`: views add their own words in Swedish where nothing is said. */
  readonly language?: string;
  /** Hosts that films may come from; the same list belongs in `frame-src`. */
  readonly allowedVideoHosts?: readonly string[];
  /** Where a file of ours lies, by its name; `/media/<name>` where nothing is said. */
  readonly filePath?: (filename: string) => string;
  /** A heading that may break at the seams of its compounds; where nothing is said, headings stay as they are. */
  readonly softHyphens?: (text: string) => string;
  /** The file of a picture that is seen first, and so is not to wait. */
  readonly firstPicture?: string | null;
  /** For links to pages of this site, which the app follows without loading anew. */
  readonly linkComponent?: ComponentType<{ href: string; children: ReactNode }>;
};
