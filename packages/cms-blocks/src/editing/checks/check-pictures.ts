import { mediaFilename } from '../../address/media-path.ts';
import { card } from '../../card/model.ts';
import { image } from '../../image/model.ts';
import { readProps } from '../../read-props.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';
import { quoted } from './quoted.ts';

/** Pictures that say nothing to those who cannot see them, and pictures that are gone. */
export function checkPictures({ tree, known }: CheckedContent): Find[] {
  const finds: Find[] = [];
  for (const { node } of walkTree(tree)) {
    const imgSrc =
      node.type === image.type
        ? readProps(image, node).imgSrc
        : node.type === card.type
          ? readProps(card, node).imgSrc
          : '';
    const filename = mediaFilename(imgSrc);
    const record = filename === null ? undefined : known.media.get(filename);
    if (filename === null || record === undefined) continue;
    if (record === null) {
      finds.push({
        code: 'picture-gone',
        blockId: node.id,
        message: `Bilden ${quoted(filename)} finns inte längre i mediebiblioteket.`,
        help: 'Välj en annan bild, eller ta bort den.',
      });
    } else if (!record.isDecorative && (record.alt ?? '').trim() === '') {
      finds.push({
        code: 'picture-without-alt',
        blockId: node.id,
        message: `Bilden ${quoted(filename)} saknar alternativtext.`,
        help: 'Beskriv i mediebiblioteket vad bilden visar, eller ange där att den är dekorativ.',
      });
    }
  }
  return finds;
}
