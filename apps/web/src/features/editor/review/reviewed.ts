import type { Finding } from '@brandpost/cms-blocks/editing';
import type { PostDraft } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import type { FieldError } from '@brandpost/validation';
import type { ReferenceData } from '../opening/reference-data.ts';
import type { PostState } from '../publishing/post-state.ts';
import type { Publishing } from '../publishing/use-publishing.ts';
import type { Withdrawal } from '../publishing/use-withdrawal.ts';
import type { Override } from '../saving/post-store.ts';
import type { SaveState } from '../saving/save-state.ts';
import type { Scheduling } from '../scheduled-change/use-scheduled-change.ts';

/** What is looked at before a post is published, and what can be done with it then. */
export type Reviewed = {
  draft: PostDraft;
  change: (change: Partial<PostDraft>) => void;
  state: PostState;
  now: Date;
  saving: SaveState;
  errors: readonly FieldError[];
  findings: readonly Finding[];
  publishing: Publishing;
  scheduling: Scheduling;
  referenceData: ReferenceData;
  client: RubicoreClient;
  onShow: (field: string) => void;
  onShowBlock: (id: string) => void;
  /** A draft of one's own that has never been out: to throw it away takes no right. */
  mayDiscard: boolean;
  /** Whether the API has said that the post may be changed. */
  mayChange: boolean;
  /** Saves all that is written. @returns the number of the post; null where it could not be saved */
  keep: () => Promise<number | null>;
  onSetStatus: (status: 'publish' | 'draft', override: Override | null) => void;
  /** Gives up what is written and not shown; it can be undone. */
  onDiscard: () => void;
  onWithdraw: (to: Withdrawal) => void;
  /** Once a colleague is asked to review the text, which says so above it. */
  onAsked?: () => void;
};
