import type { PostDraft } from '@brandpost/domain';
import type { ScheduledChange } from '@brandpost/rubicore-api';
import { isSameDraft } from '../draft/same-draft.ts';
import type { SaveState } from './save-state.ts';

type Known = {
  /** Of the post itself; null where the service names none. */
  readonly version: number | null;
  /** Whether the service lets the person who has read it change it; an upstream may say nothing of that. */
  readonly mayChange: boolean;
};

/** A post that visitors see, or will: what is written goes into its working copy, which nobody else sees. */
export type PostOut = Known & {
  readonly kind: 'out';
  /** What its readers are shown, or will be, as far as it is known here. */
  readonly shown: PostDraft;
  readonly publishedDate: string | null;
  readonly unpublishedDate: string | null;
  /** The round that its readers are in, whatever is being written. */
  readonly acknowledgementRound: number;
  /** Which state of the working copy what is written was made of; null where there is none. */
  readonly workingCopy: number | null;
  /** What becomes of it at a time of its own. */
  readonly change: ScheduledChange | null;
  /** Whether that is known, or has to be asked for: the service says with a post whether anything waits. */
  readonly isChangeKnown: boolean;
};

/** A post that visitors do not see: what is written goes into the post itself. */
export type PostHidden = Known & {
  readonly kind: 'draft' | 'trash';
  /** A draft of one's own that has never been out takes no right to be put in the trash. */
  readonly mayDiscard: boolean;
};

/**
 * The post as the service keeps it, which decides where what is written is saved. Source: decision 0026.
 *
 * new -> draft -> out -> draft or trash, by what the service answers; a working copy and a change that waits are there
 * while it is out, and at no other time.
 */
export type KeptPost = NewPost | KnownPost;

export type NewPost = { readonly kind: 'new' };
/** One that the service has answered with. */
export type KnownPost = PostHidden | PostOut;

export const NEW_POST: NewPost = { kind: 'new' };

/** Once the service has answered. What waits is asked for apart from the post, and stays for as long as that is out. */
export function keptAs(before: KeptPost, answered: KnownPost): KnownPost {
  return before.kind === 'out' && answered.kind === 'out'
    ? { ...answered, change: before.change, isChangeKnown: before.isChangeKnown }
    : answered;
}

/** The change that waits; null for none. */
export function waitingChange(post: KeptPost): ScheduledChange | null {
  return post.kind === 'out' ? post.change : null;
}

/** Whether something is written that visitors are not shown. A working copy may say the same as the post by now. */
export function isChanged({ draft, post, saving }: Written): boolean {
  if (post.kind !== 'out') return false;
  return saving.kind !== 'saved' || (post.workingCopy !== null && !isSameDraft(draft, post.shown));
}

/** What is written of a post, and how that stands to what is kept. */
export type Written = { readonly draft: PostDraft; readonly post: KeptPost; readonly saving: SaveState };

/** The version of the post itself. */
export function versionOf(post: KeptPost): number | null {
  return post.kind === 'new' ? null : post.version;
}

/** Names what is kept of a post as those who read it do: in presence, and in an answer to a review. */
export function textOf(post: KeptPost): { version: number; workingCopy: number | null } {
  return { version: versionOf(post) ?? 0, workingCopy: post.kind === 'out' ? post.workingCopy : null };
}

/** What may be done with a post, as far as the service has said so. */
export function permissionsOf(post: KeptPost): Pick<PostHidden, 'mayChange' | 'mayDiscard'> {
  // Whoever makes a post may go on with it: an answer to its first save says nothing of that.
  if (post.kind === 'new') return { mayChange: true, mayDiscard: true };
  return { mayChange: post.mayChange, mayDiscard: post.kind !== 'out' && post.mayDiscard };
}
