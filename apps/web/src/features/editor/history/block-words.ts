import { readLinkIds, readPdfFiles } from '@brandpost/cms-blocks';
import { plainText } from '../blocks/operations/plain-text.ts';
import type { Surroundings } from '../opening/surroundings.ts';

/** All that a block says by itself, without the blocks in it: what is compared word by word. */
export function blockWordsOf(
  type: string,
  props: Readonly<Record<string, unknown>>,
  { eServices }: Pick<Surroundings, 'eServices'>,
): string {
  const nameOf = (id: number) => eServices.find((link) => link.id === id)?.name ?? `#${id}`;
  const words = Object.entries(props).map(([name, value]) => {
    if (name === 'html') return plainText(String(value));
    if (name === 'pdf')
      return readPdfFiles(value)
        .map(({ title }) => title)
        .join('\n');
    if (name === 'linkIds') return readLinkIds(value).map(nameOf).join('\n');
    // How wide a column is, and how large a heading, is no word.
    return typeof value === 'string' ? value : '';
  });
  return words.filter((text) => text.trim() !== '').join(type.startsWith('table') ? ' | ' : '\n');
}
