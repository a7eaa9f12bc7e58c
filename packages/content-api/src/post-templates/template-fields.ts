import { blockOfType, kindOfProp } from '@brandpost/cms-blocks';
import { type ContentNode, emptyPostFields, type PostFields } from '@brandpost/domain';

/**
 * What of a post others may begin with: its words and settings, else as in a post that nobody has written yet. Pictures and
 * files are left out, since who may write from a template may not see all of them.
 */
export function templateFields(fields: PostFields): PostFields {
  const { type, title, excerpt, blurbs, info, contact, content, pseudoAuthor } = fields;
  const { parentId, nodeIds, categoryIds, language } = fields;
  return {
    ...emptyPostFields(),
    ...{ type, title, excerpt, blurbs, info, contact, pseudoAuthor },
    ...{ parentId, nodeIds, categoryIds, language, status: 'draft' as const },
    content: withoutFiles(content),
  };
}

function withoutFiles(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.map((node) => ({
    ...node,
    props: Object.fromEntries(
      Object.entries(node.props).map(([prop, value]) => [prop, isOfFiles(node, prop) ? '' : value]),
    ),
    children: withoutFiles(node.children),
  }));
}

function isOfFiles({ type }: ContentNode, prop: string): boolean {
  const block = blockOfType(type);
  const kind = block === null ? null : kindOfProp(block, prop);
  return kind === 'picture' || kind === 'documents';
}
