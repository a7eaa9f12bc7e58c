export {
  isMediaFilename,
  MEDIA_PATH,
  mediaFilename,
  mediaFilePath,
  mediaPath,
} from './address/media-path.ts';
export { pictureSources } from './address/picture-sources.ts';
export { safeUrl, type UrlKind } from './address/safe-url.ts';
export { DEFAULT_VIDEO_HOSTS, type VideoSource, videoSiteName, videoSource } from './address/video-source.ts';
export {
  type Block,
  type BlockSearchText,
  type BlockText,
  type BlockWords,
  defineBlock,
  type FeedPart,
  type Migration,
  type PropKind,
} from './block.ts';
export { readLinkIds } from './blocks/e-service/read-link-ids.ts';
export { type PdfFile, readPdfFiles } from './blocks/pdf/read-pdf-files.ts';
export { sharedBlock } from './blocks/shared-block/definition.ts';
export { readSharedId } from './blocks/shared-block/read-shared-id.ts';
export { readTable, type TableLine } from './blocks/table/read-table.ts';
export { MAX_FILES_PER_BLOCK, MAX_LINKS_PER_BLOCK, TREE_LIMITS } from './limits.ts';
export { newBlock } from './new-block.ts';
export {
  feedOf,
  kindOfProp,
  labelOf,
  type NodeText,
  searchTextOf,
  summaryOf,
  textsOfNode,
  valuesOfKind,
} from './node-texts.ts';
export { type PropsProblem, propsProblems } from './props-problems.ts';
export { readProps } from './read-props.ts';
export {
  BLOCKS,
  type BlockType,
  blockOfType,
  blocksAllowedIn,
  mayContain,
  type PropsOf,
} from './registry.ts';
export type { Result } from './result.ts';
export { type TemplateName, templateFor } from './template.ts';
export { type AddBlock, addBlock } from './tree/add-block.ts';
export { checkTree, isValidTree } from './tree/check-tree.ts';
export { collectReferences, type References } from './tree/collect-references.ts';
export { type BlockChange, compareTrees } from './tree/compare-trees.ts';
export { type FoundBlock, findBlock } from './tree/find-block.ts';
export { migrateTree } from './tree/migrate-tree.ts';
export { moveBlock } from './tree/move-block.ts';
export { removeBlock } from './tree/remove-block.ts';
export { type Section, sectionsOf } from './tree/sections-of.ts';
export {
  dissolveShared,
  type SharedContent,
  sharedIdsIn,
  withoutSharedContent,
  withSharedContent,
} from './tree/shared-content.ts';
export type { TreeError, TreeErrorCode, TreeResult } from './tree/tree-error.ts';
export type { TreeProblem } from './tree/tree-problem.ts';
export { updateBlock } from './tree/update-block.ts';
export { type NodePlace, walkTree } from './tree/walk-tree.ts';
