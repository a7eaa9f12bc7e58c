import type { ContentNode } from '@brandpost/domain';
import { mediaFilename } from '../address/media-path.ts';
import { card } from '../card/model.ts';
import { eService } from '../e-service/model.ts';
import { readLinkIds } from '../e-service/read-link-ids.ts';
import { image } from '../image/model.ts';
import { readProps } from '../read-props.ts';
import { walkTree } from './walk-tree.ts';

/** What a tree's blocks need from elsewhere. */
export type References = {
  /** Names of media files that are shown as pictures, each once, in reading order. */
  readonly imageFilenames: string[];
  /** Ids of links, each once, in reading order; at most 50 from one block. */
  readonly linkIds: number[];
};

/** Gathers what a page has to fetch for its blocks, so that it takes one call for pictures and one for links. */
export function collectReferences(tree: readonly ContentNode[]): References {
  const imageFilenames = new Set<string>();
  const linkIds = new Set<number>();
  for (const { node } of walkTree(tree)) {
    const filename = filenameOf(node);
    if (filename !== null) imageFilenames.add(filename);
    if (node.type === eService.type) {
      for (const id of readLinkIds(readProps(eService, node).linkIds)) linkIds.add(id);
    }
  }
  return { imageFilenames: [...imageFilenames], linkIds: [...linkIds] };
}

function filenameOf(node: ContentNode): string | null {
  if (node.type === image.type) return mediaFilename(readProps(image, node).imgSrc);
  if (node.type === card.type) return mediaFilename(readProps(card, node).imgSrc);
  return null;
}
