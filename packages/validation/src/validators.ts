import { compiled as account } from './compiled/account.ts';
import { compiled as accountForm } from './compiled/account-form.ts';
import { compiled as alertTemplate } from './compiled/alert-template.ts';
import { compiled as category } from './compiled/category.ts';
import { compiled as excerptForm } from './compiled/excerpt-form.ts';
import { compiled as excerptRequired } from './compiled/excerpt-required.ts';
import { compiled as fireBan } from './compiled/fire-ban.ts';
import { compiled as link } from './compiled/link.ts';
import { compiled as login } from './compiled/login.ts';
import { compiled as masquerade } from './compiled/masquerade.ts';
import { compiled as media } from './compiled/media.ts';
import { compiled as node } from './compiled/node.ts';
import { compiled as passkey } from './compiled/passkey.ts';
import { compiled as password } from './compiled/password.ts';
import { compiled as post } from './compiled/post.ts';
import { compiled as postDraft } from './compiled/post-draft.ts';
import { compiled as postForm } from './compiled/post-form.ts';
import { compiled as postTemplate } from './compiled/post-template.ts';
import { compiled as previewLink } from './compiled/preview-link.ts';
import { compiled as profile } from './compiled/profile.ts';
import { compiled as role } from './compiled/role.ts';
import { compiled as savedView } from './compiled/saved-view.ts';
import { compiled as searchRule } from './compiled/search-rule.ts';
import { compiled as sharedBlock } from './compiled/shared-block.ts';
import { compiled as siteLook } from './compiled/site-look.ts';
import { compiled as token } from './compiled/token.ts';
import { type ValidationResult, validate } from './validate.ts';

/** A post as it is saved: lists as lists, not as JSON text. */
export function validatePost(input: unknown): ValidationResult {
  return validate(post.post, input);
}

/** A post that is being written, which may still break what it has to keep when it is published. */
export function validatePostDraft(input: unknown): ValidationResult {
  return validate(postDraft.postDraft, input);
}

/** A post in the editor's form: as `validatePost`, but with one group at most. */
export function validatePostForm(input: unknown): ValidationResult {
  return validate(postForm.postForm, input);
}

/** The excerpt where a form allows a longer one, as a record with that field alone. */
export function validateExcerptForm(input: unknown): ValidationResult {
  return validate(excerptForm.excerptForm, input);
}

/** The excerpt where it has to be written, as a record with that field alone. */
export function validateExcerptRequired(input: unknown): ValidationResult {
  return validate(excerptRequired.excerptRequired, input);
}

/** What a link that shows an unpublished post is called. */
export function validatePreviewLink(input: unknown): ValidationResult {
  return validate(previewLink.previewLink, input);
}

export function validateCategory(input: unknown): ValidationResult {
  return validate(category.category, input);
}

/** What is said about a file: its title and its description. */
export function validateMedia(input: unknown): ValidationResult {
  return validate(media.media, input);
}

/** A template of crisis alerts. */
export function validateAlertTemplate(input: unknown): ValidationResult {
  return validate(alertTemplate.alertTemplate, input);
}

/** What a template of posts is called. */
export function validatePostTemplate(input: unknown): ValidationResult {
  return validate(postTemplate.postTemplate, input);
}

/** What a shared block is called. */
export function validateSharedBlock(input: unknown): ValidationResult {
  return validate(sharedBlock.sharedBlock, input);
}

/** What a view of a list is called, and what it shows. */
export function validateSavedView(input: unknown): ValidationResult {
  return validate(savedView.savedView, input);
}

/** What a search is answered with. */
export function validateSearchRule(input: unknown): ValidationResult {
  return validate(searchRule.searchRule, input);
}

/** What is said of fires in a municipality; its dates are for `checkFireBan`. */
export function validateFireBan(input: unknown): ValidationResult {
  return validate(fireBan.fireBan, input);
}

/** What a service has chosen of how the site looks. */
export function validateSiteLook(input: unknown): ValidationResult {
  return validate(siteLook.siteLook, input);
}

export function validateLink(input: unknown): ValidationResult {
  return validate(link.link, input);
}

export function validateNode(input: unknown): ValidationResult {
  return validate(node.node, input);
}

export function validateRole(input: unknown): ValidationResult {
  return validate(role.role, input);
}

export function validateToken(input: unknown): ValidationResult {
  return validate(token.token, input);
}

export function validateLogin(input: unknown): ValidationResult {
  return validate(login.login, input);
}

/** How long a password is; how easily it is guessed is for those who set it. */
export function validatePassword(input: unknown): ValidationResult {
  return validate(password.password, input);
}

/** What somebody calls one of their passkeys. */
export function validatePasskey(input: unknown): ValidationResult {
  return validate(passkey.passkey, input);
}

/** Why somebody acts as another. */
export function validateMasquerade(input: unknown): ValidationResult {
  return validate(masquerade.masquerade, input);
}

/** What an account is called. */
export function validateAccount(input: unknown): ValidationResult {
  return validate(account.account, input);
}

/** An account in the administration's form. */
export function validateAccountForm(input: unknown): ValidationResult {
  return validate(accountForm.accountForm, input);
}

/** What is known of a person beside their name. */
export function validateProfile(input: unknown): ValidationResult {
  return validate(profile.profile, input);
}
