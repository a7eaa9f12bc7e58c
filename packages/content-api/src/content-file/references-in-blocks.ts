import { blockOfType, kindOfProp, type PropKind, readPdfFiles, walkTree } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';

/** Turns what blocks refer to from numbers to names, or back; what leads nowhere is left out. */
export type Renaming = {
  /** From a link's number or name to the other of the two. */
  link: (reference: unknown) => number | string | null;
  /** From a file's name to the number that it has where the tree is going to be. */
  media: (filename: string) => number | null;
};

/** A copy of a tree in which links and documents are referred to by the other kind of name. */
export function renameReferences(tree: readonly ContentNode[], renaming: Renaming): ContentNode[] {
  const copy = structuredClone(tree) as ContentNode[];
  for (const { node } of walkTree(copy)) {
    const block = blockOfType(node.type);
    if (block === null) continue;
    const props = Object.entries(node.props).map(
      ([prop, value]) => [prop, renamed(kindOfProp(block, prop), value, renaming)] as const,
    );
    node.props = Object.fromEntries(props);
  }
  return copy;
}

function renamed(kind: PropKind | null, value: unknown, renaming: Renaming): unknown {
  if (kind === 'link-ids') return renamedLinks(value, renaming);
  return kind === 'documents' ? renamedFiles(value, renaming) : value;
}

function renamedLinks(text: unknown, { link }: Renaming): string {
  const references = parsedList(text);
  return JSON.stringify(references.map(link).filter((reference) => reference !== null));
}

function renamedFiles(text: unknown, { media }: Renaming): string {
  const files = readPdfFiles(text).flatMap((file) => {
    const id = media(file.filename);
    return id === null ? [] : [{ ...file, id }];
  });
  return JSON.stringify(files);
}

function parsedList(text: unknown): unknown[] {
  try {
    const value: unknown = JSON.parse(String(text));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
