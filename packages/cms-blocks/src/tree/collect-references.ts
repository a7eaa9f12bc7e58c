import type { ContentNode } from '@brandpost/domain';
import { mediaFilename } from '../address/media-path.ts';
import { readLinkIds } from '../blocks/e-service/read-link-ids.ts';
import { vacancies } from '../blocks/vacancies/definition.ts';
import { valuesOfKind } from '../node-texts.ts';
import { walkTree } from './walk-tree.ts';

/** What a tree's blocks need from elsewhere. */
export type References = {
  /** Names of media files that are shown as pictures, each once, in reading order. */
  readonly imageFilenames: string[];
  /** Ids of links, each once, in reading order; at most 50 from one block. */
  readonly linkIds: number[];
  /** Whether the vacancies are listed that one can apply for. */
  readonly hasVacancies: boolean;
};

/** Gathers what a page has to fetch for its blocks, so that it takes one call for pictures and one for links. */
export function collectReferences(tree: readonly ContentNode[]): References {
  const imageFilenames = new Set<string>();
  const linkIds = new Set<number>();
  let hasVacancies = false;
  for (const { node } of walkTree(tree)) {
    hasVacancies ||= node.type === vacancies.type;
    for (const imgSrc of valuesOfKind(node, 'picture')) {
      const filename = mediaFilename(imgSrc);
      if (filename !== null) imageFilenames.add(filename);
    }
    for (const id of valuesOfKind(node, 'link-ids').flatMap(readLinkIds)) linkIds.add(id);
  }
  return { imageFilenames: [...imageFilenames], linkIds: [...linkIds], hasVacancies };
}
