import {
  CapabilityGrantSchema,
  CapabilitySchema,
  CategorySchema,
  LikeSchema,
  LinkSchema,
  NodeSchema,
  RoleSchema,
  TokenSchema,
} from '@brandpost/domain';
import type { TSchema } from 'typebox';
import { WireMedia } from '../wire/media.ts';
import { PostBody, WirePost } from '../wire/post.ts';
import { PostDifference, PostVersion, ScheduledChange } from '../wire/post-history.ts';
import { Preview, PreviewLink } from '../wire/preview.ts';
import { SearchHit, SearchSummary } from '../wire/search.ts';
import { CapabilityExplanation, WireProfile, WireUser } from '../wire/user.ts';
import { WorkingCopy, WorkingCopyState } from '../wire/working-copy.ts';

/** A schema as plain JSON. */
export type JsonSchema = { readonly [key: string]: unknown };

/** Schemas that are described once, by name, and referred to wherever they stand. */
const NAMED: Readonly<Record<string, TSchema>> = {
  Post: WirePost,
  PostBody,
  PostVersion,
  PostDifference,
  ScheduledChange,
  WorkingCopy,
  WorkingCopyState,
  PreviewLink,
  Preview,
  Media: WireMedia,
  Category: CategorySchema,
  Node: NodeSchema,
  Link: LinkSchema,
  Role: RoleSchema,
  Capability: CapabilitySchema,
  CapabilityGrant: CapabilityGrantSchema,
  CapabilityExplanation,
  Token: TokenSchema,
  Like: LikeSchema,
  User: WireUser,
  Profile: WireProfile,
  SearchHit,
  SearchSummary,
};

/** Describes schemas by JSON Schema as OpenAPI 3.1 wants it, the named ones by reference. */
export function createDescriber(): {
  describe(schema: TSchema): JsonSchema;
  components(): Record<string, JsonSchema>;
} {
  const nameOf = new Map(Object.entries(NAMED).map(([name, schema]) => [JSON.stringify(schema), name]));
  const described = new Map<string, JsonSchema>();

  const walk = (value: unknown, isTop: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, false));
    if (typeof value !== 'object' || value === null) return value;
    const name = isTop ? undefined : nameOf.get(JSON.stringify(value));
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
    // A schema that calls itself brings its definitions along: they move to where all can find them.
    const { $defs, $id: _, ...rest } = value as Record<string, unknown>;
    for (const [key, definition] of Object.entries(($defs as Record<string, unknown>) ?? {})) {
      if (!described.has(key)) {
        described.set(key, {});
        described.set(key, walk(definition, true) as JsonSchema);
      }
    }
    return Object.fromEntries(
      Object.entries(rest).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' && !inner.startsWith('#')
          ? `#/components/schemas/${inner}`
          : walk(inner, false),
      ]),
    );
  };

  return {
    describe: (schema) => walk(JSON.parse(JSON.stringify(schema)), false) as JsonSchema,
    components() {
      for (const [name, schema] of Object.entries(NAMED)) {
        described.set(name, walk(JSON.parse(JSON.stringify(schema)), true) as JsonSchema);
      }
      return Object.fromEntries([...described].sort(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}
