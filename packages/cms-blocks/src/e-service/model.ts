import { BLOCK_VERSION } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

const schema = Type.Object(
  { title: Type.String({ maxLength: 500 }), linkIds: Type.String({ maxLength: 2000 }) },
  { additionalProperties: false },
);
export type EServiceProps = Static<typeof schema>;

/** Links to e-services. `linkIds` is JSON text: a list of link ids. */
export const eService = defineBlock<EServiceProps>({
  type: 'e-service',
  label: 'E-tjänster',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  initial: () => ({ title: '', linkIds: '[]' }),
  schema,
  migrations: [],
});
