import { BLOCK_VERSION } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

const schema = Type.Object({ html: Type.String({ maxLength: 200_000 }) }, { additionalProperties: false });
export type HtmlProps = Static<typeof schema>;

/** Rich text: paragraphs, lists, emphasis and links. */
export const html = defineBlock<HtmlProps>({
  type: 'html',
  label: 'Text',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  initial: () => ({ html: '' }),
  schema,
  migrations: [],
});
