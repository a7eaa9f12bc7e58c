import { BLOCK_VERSION } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

const schema = Type.Object(
  { title: Type.String({ maxLength: 500 }), pdf: Type.String({ maxLength: 100_000 }) },
  { additionalProperties: false },
);
export type PdfProps = Static<typeof schema>;

/** Documents to open. `pdf` is JSON text: a list of `{id, filename, title, description}`. */
export const pdf = defineBlock<PdfProps>({
  type: 'pdf',
  label: 'PDF',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  initial: () => ({ title: '', pdf: '[]' }),
  schema,
  migrations: [],
});
