import type { ContentNode } from '@brandpost/domain';

/** What is checked, and what the checks have to know of the rest of the site. */
export type CheckedContent = {
  /** A valid tree. */
  readonly tree: readonly ContentNode[];
  readonly post: CheckedPost;
  readonly known: KnownSite;
};

export type CheckedPost = {
  readonly type: string | null;
  readonly title: string;
  readonly excerpt?: string | null;
  readonly blurbs?: readonly { readonly title: string; readonly text: string; readonly url: string }[];
  readonly info?: readonly { readonly title: string; readonly url: string }[];
};

export type KnownSite = {
  /** By file name; null for media that is gone. What is not in it is not judged. */
  readonly media: ReadonlyMap<string, { readonly alt: string | null; readonly isDecorative: boolean } | null>;
  /** Every path on the site that may be linked to, such as `/sida/brandvarnare` and `/kontakt`. */
  readonly pages: ReadonlySet<string>;
  /** Ids of the links that there are. */
  readonly linkIds: ReadonlySet<number>;
};
