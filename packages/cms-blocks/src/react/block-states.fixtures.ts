import type { ContentNode } from '@brandpost/domain';

/**
 * One block in the states that tests and a workbook show it in. A block that cannot stand alone is shown in its parent.
 */
export type BlockFixtures = {
  readonly ordinary: ContentNode;
  /** As it is when it has just been added. */
  readonly empty: ContentNode;
  /** More text, longer words or more parts than anyone planned for. */
  readonly tooLong: ContentNode;
  /** What it holds cannot be used: a bad address, a list that is none, something that has been removed. */
  readonly error?: ContentNode;
};
