import type { PostFields } from './entities/post.ts';

/** What a template is called, and what it is for. */
export const POST_TEMPLATE_NAME_MAX_LENGTH = 60;
export const POST_TEMPLATE_DESCRIPTION_MAX_LENGTH = 200;
/** As many as a service may have. */
export const POST_TEMPLATE_MAX_COUNT = 100;

/** Types that have templates of their own, or none: crises by the red button, ads as they are. */
const NO_TEMPLATES: ReadonlySet<PostFields['type']> = new Set(['alert', 'advertisment', 'givetake']);

/** Whether posts of a type can be saved as templates. */
export function hasTemplates(type: PostFields['type']): boolean {
  return !NO_TEMPLATES.has(type);
}
