import type { Language } from '@brandpost/domain';

/** The part of one's own page where one chooses what a telephone keeps. */
export const FIELD_MODE_PART = 'utan-nat';

/** Addresses of staff's own pages that visitors do not load. */
export const staffPaths = {
  /** The editor with information to one's own group. */
  writeToGroup: () => '/skapa-innehall?typ=info-important&till=gruppen',
  reviews: () => '/profile/granskningar',
  fieldMode: (userId: string) => `/profile/info/${encodeURIComponent(userId)}#${FIELD_MODE_PART}`,
  noticeSettings: () => '/profile/aviseringar',
  /** A new post that begins as another one. */
  contentFromTemplate: (templateId: number) => `/skapa-innehall?mall=${templateId}`,
  duplicateContent: (postId: number) => `/skapa-innehall?kopia=${postId}`,
  /** A new version of a page in another language, which begins as the page. */
  translateContent: (postId: number, language: Language) =>
    `/skapa-innehall?kopia=${postId}&sprak=${language}`,
  /** A comment, in the editor of what it is about. */
  comment: (postId: number, commentId: number) => `/skapa-innehall/${postId}?kommentar=${commentId}`,
} as const;
