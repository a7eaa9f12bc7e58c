export { sanitizeHtml } from './sanitize/sanitize-html.ts';
export { sanitizeTree } from './sanitize/sanitize-tree.ts';
