import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

export const pdfFixtures: BlockFixtures = {
  ordinary: aNode('pdf', 'pdf-1', {
    title: 'Skriv ut och gå en rond hemma',
    pdf: '[{"id": 40, "filename": "checklista hemma.pdf", "title": "Checklista", "description": "Två sidor."}]',
  }),
  empty: aNode('pdf', 'pdf-2'),
  tooLong: aNode('pdf', 'pdf-3', {
    title: 'Alla handlingar',
    pdf: JSON.stringify(
      Array.from({ length: 30 }, (_, id) => ({
        id,
        filename: `${id}.pdf`,
        title: 'Handlingsprogram '.repeat(12),
      })),
    ),
  }),
  error: aNode('pdf', 'pdf-4', { title: 'Trasig lista', pdf: '[{"filename": "../../etc/passwd"}, 7' }),
};
