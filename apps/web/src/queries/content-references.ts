/* Loaded when content is asked for, not with the HTML that has it already: it knows every kind of block. */
export { collectReferences } from '@brandpost/cms-blocks';
export { contentsOf } from './contents.ts';
