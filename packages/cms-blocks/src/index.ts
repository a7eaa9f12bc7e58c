export type { AccordionProps } from './accordion/model.ts';
export {
  isMediaFilename,
  MEDIA_PATH,
  mediaFilename,
  mediaFilePath,
  mediaPath,
} from './address/media-path.ts';
export { pictureSources } from './address/picture-sources.ts';
export { safeUrl, type UrlKind } from './address/safe-url.ts';
export { DEFAULT_VIDEO_HOSTS, type VideoSource, videoSource } from './address/video-source.ts';
export { type Block, defineBlock, type Migration } from './block.ts';
export type { CardProps } from './card/model.ts';
export type { ColProps } from './col/model.ts';
export type { EServiceProps } from './e-service/model.ts';
export { readLinkIds } from './e-service/read-link-ids.ts';
export type { HeadingProps } from './heading/model.ts';
export type { HtmlProps } from './html/model.ts';
export type { ImageProps } from './image/model.ts';
export { MAX_FILES_PER_BLOCK, MAX_LINKS_PER_BLOCK, TREE_LIMITS } from './limits.ts';
export { newBlock } from './new-block.ts';
export type { PdfProps } from './pdf/model.ts';
export { type PdfFile, readPdfFiles } from './pdf/read-pdf-files.ts';
export { propsProblems } from './props-problems.ts';
export { readProps } from './read-props.ts';
export { BLOCKS, blockOfType, blocksAllowedIn, mayContain } from './registry.ts';
export type { Result } from './result.ts';
export type { RowProps } from './row/model.ts';
export type { SchemaProblem } from './schema-problems.ts';
export type { TableProps } from './table/model.ts';
export { readCells, readTable, type TableLine } from './table/read-table.ts';
export type { TableHeadingProps } from './table-heading/model.ts';
export type { TableRowProps } from './table-row/model.ts';
export { type TemplateName, templateFor } from './template.ts';
export { type AddBlock, addBlock } from './tree/add-block.ts';
export { checkTree, isValidTree } from './tree/check-tree.ts';
export { collectReferences, type References } from './tree/collect-references.ts';
export { type BlockChange, compareTrees } from './tree/compare-trees.ts';
export { type FoundBlock, findBlock } from './tree/find-block.ts';
export { migrateTree } from './tree/migrate-tree.ts';
export { moveBlock } from './tree/move-block.ts';
export { removeBlock } from './tree/remove-block.ts';
export type { TreeError, TreeErrorCode, TreeResult } from './tree/tree-error.ts';
export type { TreeProblem } from './tree/tree-problem.ts';
export { updateBlock } from './tree/update-block.ts';
export { type NodePlace, walkTree } from './tree/walk-tree.ts';
