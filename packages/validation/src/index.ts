export { checkEntity, type FieldError } from './check-entity.ts';
export { categoryRules } from './entities/category.ts';
export { linkRules } from './entities/link.ts';
export { loginRules } from './entities/login.ts';
export { mediaRules } from './entities/media.ts';
export { nodeRules } from './entities/node.ts';
export {
  excerpt,
  excerptForm,
  excerptRequired,
  postDraftRules,
  postFormRules,
  postRules,
} from './entities/post.ts';
export { checkPostDates, oddPostDates, type PostDates } from './entities/post-dates.ts';
export { tokenRules } from './entities/token.ts';
export { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
export { messages } from './messages.ts';
export type {
  AnyRules,
  EntityRules,
  FieldRules,
  IdListRules,
  OpenRules,
  RecordListRules,
  RecordRules,
} from './rules.ts';
export { textLength } from './text-length.ts';
export { hasUnsavableText } from './unsavable-text.ts';
export { type FieldContext, type FieldResult, validateField } from './validate-field.ts';
export {
  type ValidationResult,
  validateCategory,
  validateLink,
  validateLogin,
  validateMedia,
  validateNode,
  validatePost,
  validatePostDraft,
  validatePostForm,
  validateToken,
} from './validators.ts';
