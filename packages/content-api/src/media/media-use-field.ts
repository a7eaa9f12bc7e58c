/** Where in a post a file is used: as its picture, in its blocks, its blurbs or its links. */
export type MediaUseField = 'media' | 'content' | 'blurbs' | 'info';
