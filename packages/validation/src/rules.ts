/* What each record must keep, as JSON Schema: what validators are compiled from, and for descriptions of an API. */
export {
  accountFormRules,
  accountRules,
  masqueradeRules,
  passkeyRules,
  passwordRules,
  profileRules,
} from './entities/account.ts';
export { alertTemplateRules } from './entities/alert-template.ts';
export { categoryRules } from './entities/category.ts';
export { fireBanRules } from './entities/fire-ban.ts';
export { linkRules } from './entities/link.ts';
export { loginRules } from './entities/login.ts';
export { mediaRules } from './entities/media.ts';
export { nodeRules } from './entities/node.ts';
export {
  excerptFormRules,
  excerptRequiredRules,
  postDraftRules,
  postFormRules,
  postRules,
  previewLinkRules,
} from './entities/post.ts';
export { postTemplateRules } from './entities/post-template.ts';
export { roleRules } from './entities/role.ts';
export { savedViewRules } from './entities/saved-view.ts';
export { searchRuleRules } from './entities/search-rule.ts';
export { sharedBlockRules } from './entities/shared-block.ts';
export { siteLookRules } from './entities/site-look.ts';
export { tokenRules } from './entities/token.ts';
