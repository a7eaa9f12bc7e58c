import type { Notice } from '@brandpost/rubicore-api';

/** What tells notices apart, as one text. */
export const keyTextOf = ({ kind, postId, occasion }: Notice) => `${kind} ${postId} ${occasion}`;
