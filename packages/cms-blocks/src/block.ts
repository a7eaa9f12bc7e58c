import type { TSchema } from 'typebox';

/** One step from an older version of a block's props. Never throws: what it cannot read it leaves out. */
export type Migration = {
  /** The version that the props have afterwards. */
  readonly to: string;
  migrate(props: Readonly<Record<string, unknown>>): Record<string, unknown>;
};

/** What is known of one kind of block, apart from how it looks. Source: SPEC section 3, CMS content. */
export type Block<Props extends object = object> = {
  readonly type: string;
  /** What editors call it, in Swedish. */
  readonly label: string;
  /** Version of `Props`, such as `1.0.0`. */
  readonly version: string;
  /** Types of block that it may hold. */
  readonly mayContain: readonly string[];
  readonly mayStandAtRoot: boolean;
  /** Props of a new block. */
  initial(): Props;
  /** A flat object of texts, numbers and booleans; the keywords in `schema-problems.ts` are the ones understood. */
  readonly schema: TSchema;
  /** Oldest first; the last one leads to `version`. */
  readonly migrations: readonly Migration[];
};

/** Types a block's declaration; the declaration itself is all there is. */
export function defineBlock<Props extends object>(block: Block<Props>): Block<Props> {
  return block;
}
