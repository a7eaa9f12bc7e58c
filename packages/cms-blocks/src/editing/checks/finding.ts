/** Everything that a check can find; what must be put right before publishing is listed below. */
export type FindingCode =
  | 'heading-empty'
  | 'heading-skipped'
  | 'heading-fake'
  | 'picture-without-alt'
  | 'picture-gone'
  | 'link-text-empty'
  | 'link-text-vague'
  | 'link-text-address'
  | 'link-text-same'
  | 'link-dead'
  | 'address-unusable'
  | 'table-without-headings'
  | 'table-heading-empty'
  | 'table-uneven'
  | 'e-service-removed'
  | 'document-without-title'
  | 'accordion-empty'
  | 'placeholder-left'
  | 'sentence-long'
  | 'text-in-capitals'
  | 'word-official'
  | 'paragraph-long';

/** What a check found, before it is decided how grave that is. */
export type Find = {
  readonly code: FindingCode;
  /** null when it is about the post and not about a block. */
  readonly blockId: string | null;
  /** What is wrong, in Swedish. */
  readonly message: string;
  /** What to do about it, in Swedish. */
  readonly help: string;
};

export type Finding = Find & {
  /** `must` keeps the post from being published, unless somebody overrides it. */
  readonly severity: 'must' | 'advice';
  /** Whether the post may be published all the same, with a reason given. */
  readonly mayOverride: boolean;
};

const MUST: ReadonlySet<FindingCode> = new Set([
  'picture-without-alt',
  'heading-empty',
  'link-text-empty',
  'table-without-headings',
  'link-dead',
  'address-unusable',
  'placeholder-left',
]);
/** Nobody is helped by a link that cannot be read or leads nowhere. */
const NEVER_OVERRIDDEN: ReadonlySet<FindingCode> = new Set(['link-text-empty', 'link-dead']);

/** @param postType nothing stops an alert: for those all finds are advice */
export function judged(find: Find, postType: string | null): Finding {
  const isMust = MUST.has(find.code) && postType !== 'alert';
  return {
    ...find,
    severity: isMust ? 'must' : 'advice',
    mayOverride: !(isMust && NEVER_OVERRIDDEN.has(find.code)),
  };
}
