export { checkContent } from './editing/checks/check-content.ts';
export type { CheckedContent, CheckedPost, KnownSite } from './editing/checks/checked-content.ts';
export type { Finding, FindingCode } from './editing/checks/finding.ts';
export { knownSite, type Targets, targetsOf } from './editing/checks/known-site.ts';
export { linksOf, type ReadLink } from './editing/checks/links-of.ts';
export { pathIn } from './editing/checks/path-in.ts';
export { blocksFromText, blocksToText, type ClipboardError } from './editing/clipboard.ts';
export {
  canRedo,
  canUndo,
  type EditHistory,
  MAX_STEPS,
  type RecordedChange,
  record,
  redo,
  startHistory,
  undo,
} from './editing/edit-history.ts';
export { holdsSomething } from './editing/holds-something.ts';
export type { Decision, Decisions } from './editing/merge/decision.ts';
export { type FieldConflict, type FieldMerge, mergeFields } from './editing/merge/merge-fields.ts';
export type { BlockConflictKind } from './editing/merge/merge-once.ts';
export { mergePlainText, type Texts } from './editing/merge/merge-text.ts';
export {
  type BlockConflict,
  type BlockMerge,
  mergeTrees,
  resolveConflict,
} from './editing/merge/merge-trees.ts';
export { cleanPastedHtml, type Pasted, readPastedHtml } from './editing/paste/read-pasted-html.ts';
export { writeRichText } from './editing/paste/write-rich-text.ts';
export { type RichElement, type RichNode, readRichText } from './rich-text/read-rich-text.ts';
export type { BlockPlace } from './tree/block-place.ts';
export { copyBlock } from './tree/copy-block.ts';
export { duplicateBlock } from './tree/duplicate-block.ts';
export { moveBlockTo } from './tree/move-block-to.ts';
export { type PlaceSeeker, placesFor } from './tree/places-for.ts';
