import { categoryRules } from '../src/entities/category.ts';
import { linkRules } from '../src/entities/link.ts';
import { loginRules } from '../src/entities/login.ts';
import { mediaRules } from '../src/entities/media.ts';
import { nodeRules } from '../src/entities/node.ts';
import { postDraftRules, postFormRules, postRules } from '../src/entities/post.ts';
import { tokenRules } from '../src/entities/token.ts';
import type { EntityRules } from '../src/rules.ts';

/** Every set of rules that has a precompiled validator, by the name of its file in `compiled`. */
export const RULES_BY_NAME: ReadonlyMap<string, EntityRules> = new Map<string, EntityRules>([
  ['category', categoryRules],
  ['link', linkRules],
  ['login', loginRules],
  ['media', mediaRules],
  ['node', nodeRules],
  ['post', postRules],
  ['post-draft', postDraftRules],
  ['post-form', postFormRules],
  ['token', tokenRules],
]);
