import { readPdfFiles } from '../../blocks/pdf/read-pdf-files.ts';
import { valuesOfKind } from '../../node-texts.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';
import { quoted } from './quoted.ts';

/** Documents that visitors know by their file name alone. */
export function checkDocuments({ tree }: CheckedContent): Find[] {
  return Array.from(walkTree(tree), ({ node }) =>
    valuesOfKind(node, 'documents')
      .flatMap(readPdfFiles)
      .filter(({ title, filename }) => title === filename)
      .map(({ filename }) => ({
        code: 'document-without-title' as const,
        blockId: node.id,
        message: `Dokumentet ${quoted(filename)} saknar titel.`,
        help: 'Ge dokumentet en titel som säger vad det innehåller.',
      })),
  ).flat();
}
