export type { CompiledSchema, JsonSchema, SchemaError } from './compiled-schema.ts';
export { checkAlert } from './entities/check-alert.ts';
export { checkAlertTemplates } from './entities/check-alert-templates.ts';
export { checkFireBan } from './entities/check-fire-ban.ts';
export { checkLanguage } from './entities/check-language.ts';
export { checkSearchRules } from './entities/check-search-rules.ts';
export { checkPostDates, oddPostDates, type PostDates } from './entities/post-dates.ts';
export { type BrokenRule, brokenRules, type FieldError, messageOf } from './field-errors.ts';
export type { FieldRules } from './field-rules.ts';
export { messages } from './messages.ts';
export { textLength } from './text-length.ts';
export { hasUnsavableText } from './unsavable-text.ts';
export { messageFor, type ValidationResult, validate } from './validate.ts';
export { type FieldContext, type FieldResult, validateField } from './validate-field.ts';
export {
  validateAccount,
  validateAccountForm,
  validateCategory,
  validateExcerptForm,
  validateExcerptRequired,
  validateFireBan,
  validateLink,
  validateLogin,
  validateMasquerade,
  validateMedia,
  validateNode,
  validatePasskey,
  validatePassword,
  validatePost,
  validatePostDraft,
  validatePostForm,
  validatePostTemplate,
  validatePreviewLink,
  validateProfile,
  validateRole,
  validateSavedView,
  validateSharedBlock,
  validateSiteLook,
  validateToken,
} from './validators.ts';
