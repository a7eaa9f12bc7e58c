import { checkEntity, type FieldError } from './check-entity.ts';
import { accepts as acceptsCategory } from './compiled/category.ts';
import { accepts as acceptsLink } from './compiled/link.ts';
import { accepts as acceptsLogin } from './compiled/login.ts';
import { accepts as acceptsMedia } from './compiled/media.ts';
import { accepts as acceptsNode } from './compiled/node.ts';
import { accepts as acceptsPost } from './compiled/post.ts';
import { accepts as acceptsPostDraft } from './compiled/post-draft.ts';
import { accepts as acceptsPostForm } from './compiled/post-form.ts';
import { accepts as acceptsToken } from './compiled/token.ts';
import { categoryRules } from './entities/category.ts';
import { linkRules } from './entities/link.ts';
import { loginRules } from './entities/login.ts';
import { mediaRules } from './entities/media.ts';
import { nodeRules } from './entities/node.ts';
import { postDraftRules, postFormRules, postRules } from './entities/post.ts';
import { tokenRules } from './entities/token.ts';
import { messages } from './messages.ts';
import type { EntityRules } from './rules.ts';
import { hasUnsavableText } from './unsavable-text.ts';

/** Either nothing is wrong, or the first error of each field, in the order of the rules. */
export type ValidationResult = { ok: true } | { ok: false; errors: FieldError[] };

/** A post as it is saved: lists as lists, not as JSON text. */
export function validatePost(input: unknown): ValidationResult {
  return judge(input, postRules, (value) => acceptsPost(value) && !hasUnsavableContent(value));
}

/** A post that is being written, which may still break what it has to keep when it is published. */
export function validatePostDraft(input: unknown): ValidationResult {
  return judge(input, postDraftRules, (value) => acceptsPostDraft(value) && !hasUnsavableContent(value));
}

/** A post in the editor's form: as `validatePost`, but with one group at most. */
export function validatePostForm(input: unknown): ValidationResult {
  return judge(input, postFormRules, (value) => acceptsPostForm(value) && !hasUnsavableContent(value));
}

export function validateCategory(input: unknown): ValidationResult {
  return judge(input, categoryRules, acceptsCategory);
}

/** What is said about a file: its title and its description. */
export function validateMedia(input: unknown): ValidationResult {
  return judge(input, mediaRules, acceptsMedia);
}

export function validateLink(input: unknown): ValidationResult {
  return judge(input, linkRules, acceptsLink);
}

export function validateNode(input: unknown): ValidationResult {
  return judge(input, nodeRules, acceptsNode);
}

export function validateToken(input: unknown): ValidationResult {
  return judge(input, tokenRules, acceptsToken);
}

export function validateLogin(input: unknown): ValidationResult {
  return judge(input, loginRules, acceptsLogin);
}

/** The schema decides; the rules find the words. */
function judge(input: unknown, rules: EntityRules, accepts: (input: unknown) => boolean): ValidationResult {
  if (accepts(input)) return { ok: true };
  const errors = checkEntity(input, rules);
  // Tests hold the two together; were they ever to part, the input is still refused.
  return { ok: false, errors: errors.length > 0 ? errors : [{ field: '', message: messages.malformed }] };
}

function hasUnsavableContent(post: unknown): boolean {
  return hasUnsavableText((post as { content?: unknown }).content);
}
