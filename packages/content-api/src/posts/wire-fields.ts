import { sanitizeTree } from '@brandpost/cms-blocks/sanitize';
import type { WirePost } from '@brandpost/rubicore-api';
import type { StoredPost } from './post-fields.ts';
import { wireBlurbs, wireContact, wireInfo } from './wire-parts.ts';

/** A saved state of a post as it travels: without its picture's record, which may have changed since. */
export function wireFields({ id, version, fields }: StoredPost): WirePost {
  const { blurbs, info, contact, nodeIds, categoryIds, userIds, editorIds, content, ...rest } = fields;
  return {
    id,
    ...rest,
    updatedDate: null,
    blurb: wireBlurbs(blurbs),
    info: wireInfo(info),
    contact: wireContact(contact),
    media: null,
    nodeId: nodeIds,
    categoryId: categoryIds,
    userId: userIds,
    editorId: editorIds,
    content: sanitizeTree(content),
    version,
  };
}
