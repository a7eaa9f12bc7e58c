import { Type } from 'typebox';

/**
 * One node of a page's content tree. What `props` holds is decided by the block type and checked by
 * `@brandpost/cms-blocks`; here it is an open object. Source: SPEC section 3, CMS content.
 */
export const ContentNodeSchema = Type.Cyclic(
  {
    ContentNode: Type.Object({
      id: Type.String({ minLength: 1, maxLength: 64 }),
      type: Type.String({ minLength: 1, maxLength: 32 }),
      version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' }),
      props: Type.Record(Type.String(), Type.Unknown()),
      children: Type.Array(Type.Ref('ContentNode')),
    }),
  },
  'ContentNode',
);

export type ContentNode = {
  id: string;
  type: string;
  /** Version of the block type's props, `1.0.0` to begin with. */
  version: string;
  props: Record<string, unknown>;
  children: ContentNode[];
};

/** A node whose props a block module has declared. */
export type ContentNodeOf<Props> = Omit<ContentNode, 'props'> & { props: Props };
