import { mediaFilename } from '../../address/media-path.ts';
import { readPdfFiles } from '../../blocks/pdf/read-pdf-files.ts';
import { valuesOfKind } from '../../node-texts.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import type { CheckedContent, KnownSite } from './checked-content.ts';
import type { Find } from './finding.ts';
import { quoted } from './quoted.ts';

/** Pictures that say nothing to those who cannot see them, and pictures that are gone. */
export function checkPictures({ tree, known }: CheckedContent): Find[] {
  return Array.from(walkTree(tree), ({ node }) =>
    valuesOfKind(node, 'picture').flatMap((imgSrc) => findsOf(imgSrc, node.id, known)),
  ).flat();
}

function findsOf(imgSrc: string, blockId: string, known: KnownSite): Find[] {
  const filename = mediaFilename(imgSrc);
  const record = filename === null ? undefined : known.media.get(filename);
  if (filename === null || record === undefined) return [];
  if (record === null) {
    const message = `Bilden ${quoted(filename)} finns inte längre i mediebiblioteket.`;
    return [{ code: 'picture-gone', blockId, message, help: 'Välj en annan bild, eller ta bort den.' }];
  }
  if (record.isDecorative || (record.alt ?? '').trim() !== '') return [];
  const message = `Bilden ${quoted(filename)} saknar alt-text.`;
  const help = 'Beskriv i mediebiblioteket vad bilden visar, eller ange där att den är dekorativ.';
  return [{ code: 'picture-without-alt', blockId, message, help }];
}

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
