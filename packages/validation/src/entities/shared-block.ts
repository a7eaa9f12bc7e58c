import { SHARED_BLOCK_NAME_MAX_LENGTH } from '@brandpost/domain';
import { Type } from 'typebox';
import { filledText } from './fields.ts';

/** Blocks that several posts show: what they are called. The blocks are judged by their own rules. Ours. */
export const sharedBlockRules = Type.Object({
  name: filledText({ maxLength: SHARED_BLOCK_NAME_MAX_LENGTH, format: 'line' }),
});
