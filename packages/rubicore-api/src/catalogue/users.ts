import {
  CapabilityGrantSchema,
  CredentialsSchema,
  IdSchema,
  LinkSchema,
  TokenSchema,
} from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { PostListQuery, WirePost } from '../wire/post.ts';
import { DoneAnswer, IdParams, oneOrMany, pagingProperties } from '../wire/shared.ts';
import { UserBody, WireUser } from '../wire/user.ts';
import { GrantBody, GrantParams } from './roles.ts';

const canManage = { capability: 'manage_user' } as const;

const LinksQuery = Type.Object({
  ...pagingProperties,
  type: Type.Optional(oneOrMany(Type.String({ maxLength: 64 }))),
});
const NodeLinkParams = Type.Object({ id: IdSchema, nodeId: IdSchema });
const ToolLinkParams = Type.Object({ id: IdSchema, linkId: IdSchema });
const RoleLinkParams = Type.Object({ id: IdSchema, roleId: IdSchema });

/** Users. Source: SPEC section 7. */
export const users = defineArea({
  logIn: {
    method: 'POST',
    path: '/core/v1/user/login',
    summary: 'Signs in with user name and password',
    access: 'anyone',
    body: {
      json: Type.Intersect([
        CredentialsSchema,
        /** What the browser got when somebody signed in with it the last time; an extension. */
        Type.Object({ device: Type.Optional(Type.String({ maxLength: 100 })) }),
      ]),
    },
    answer: Type.Intersect([
      Type.Omit(TokenSchema, ['id']),
      /** By `id` the token is revoked; an upstream need not tell it. */
      Type.Object({
        id: Type.Optional(IdSchema),
        token: Type.String(),
        user: WireUser,
        /** What the browser is known by the next time; an upstream need not tell it. */
        device: Type.Optional(Type.String()),
      }),
    ]),
    withheld: ['token', 'device'],
  },
  listOwnLinks: {
    method: 'GET',
    path: '/core/v1/user/links',
    summary: "The caller's tools and favourites",
    access: 'signed-in',
    query: LinksQuery,
    answer: Type.Array(LinkSchema),
    list: true,
  },
  addOwnLink: {
    method: 'POST',
    path: '/core/v1/user/links/:id',
    summary: "Adds a link to the caller's own",
    access: 'signed-in',
    params: IdParams,
    answer: DoneAnswer,
  },
  removeOwnLink: {
    method: 'DELETE',
    path: '/core/v1/user/links/:id',
    summary: "Takes a link from the caller's own",
    access: 'signed-in',
    params: IdParams,
    answer: DoneAnswer,
  },
  getUser: {
    method: 'GET',
    path: '/core/v1/user/:id',
    summary: 'One user, by id or uid',
    access: 'signed-in',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 128 }) }),
    answer: WireUser,
  },
  listUsers: {
    method: 'GET',
    path: '/core/v1/user',
    summary: 'Users',
    access: 'signed-in',
    query: Type.Object({
      ...pagingProperties,
      /** Parts of names, of groups and of job roles, also misspelt. */
      q: Type.Optional(Type.String({ maxLength: 100 })),
      /** These alone; an extension. */
      id: Type.Optional(oneOrMany(IdSchema)),
      nodeId: Type.Optional(oneOrMany(IdSchema)),
      categoryId: Type.Optional(oneOrMany(IdSchema)),
      roleId: Type.Optional(oneOrMany(IdSchema)),
      /** Those who have it, by whatever they have it; for those who manage users. */
      capability: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      /** Also closed accounts; for those who manage users. */
      includeInactive: Type.Optional(Type.Boolean()),
      /** Closed accounts alone; for those who manage users. */
      onlyInactive: Type.Optional(Type.Boolean()),
    }),
    answer: Type.Array(WireUser),
    list: true,
  },
  updateUser: {
    method: 'PUT',
    path: '/core/v1/user/:id',
    summary: "Changes a user's own data or reading marks",
    access: 'signed-in',
    params: IdParams,
    body: { json: UserBody },
    answer: WireUser,
  },
  linkUserToNode: {
    method: 'POST',
    path: '/core/v1/user/:id/node/:nodeId',
    summary: 'Puts a user in a group',
    access: canManage,
    params: NodeLinkParams,
    answer: DoneAnswer,
  },
  unlinkUserFromNode: {
    method: 'DELETE',
    path: '/core/v1/user/:id/node/:nodeId',
    summary: 'Takes a user out of a group',
    access: canManage,
    params: NodeLinkParams,
    answer: DoneAnswer,
  },
  listUserLinks: {
    method: 'GET',
    path: '/core/v1/user/:id/links',
    summary: "A user's tools and favourites",
    access: 'signed-in',
    params: IdParams,
    query: LinksQuery,
    answer: Type.Array(LinkSchema),
    list: true,
  },
  listUserPosts: {
    method: 'GET',
    path: '/core/v1/user/:id/posts',
    summary: 'Posts that a user has written',
    access: 'signed-in',
    params: IdParams,
    query: PostListQuery,
    answer: Type.Array(WirePost),
    list: true,
  },
  addUserLink: {
    method: 'POST',
    path: '/core/v1/user/:id/link/:linkId',
    summary: 'Gives a user a link',
    access: 'signed-in',
    params: ToolLinkParams,
    answer: DoneAnswer,
  },
  removeUserLink: {
    method: 'DELETE',
    path: '/core/v1/user/:id/link/:linkId',
    summary: 'Takes a link from a user',
    access: 'signed-in',
    params: ToolLinkParams,
    answer: DoneAnswer,
  },
  sortUserLinks: {
    method: 'PUT',
    path: '/core/v1/user/:id/link/sort',
    summary: "Puts a user's links in order",
    access: 'signed-in',
    params: IdParams,
    body: { json: Type.Object({ values: Type.Array(IdSchema, { maxItems: 1000 }) }) },
    answer: DoneAnswer,
  },
  addUserRole: {
    method: 'POST',
    path: '/core/v1/user/:id/role/:roleId',
    summary: 'Gives a user a role',
    access: canManage,
    params: RoleLinkParams,
    answer: DoneAnswer,
  },
  removeUserRole: {
    method: 'DELETE',
    path: '/core/v1/user/:id/role/:roleId',
    summary: 'Takes a role from a user',
    access: canManage,
    params: RoleLinkParams,
    answer: DoneAnswer,
  },
  listUserCapabilities: {
    method: 'GET',
    path: '/core/v1/user/:id/capability',
    summary: "A user's effective capabilities",
    access: 'signed-in',
    params: IdParams,
    answer: Type.Array(CapabilityGrantSchema),
    list: true,
  },
  grantToUser: {
    method: 'POST',
    path: '/core/v1/user/:id/capability/:cap',
    summary: 'Grants or denies a user a capability',
    access: canManage,
    params: GrantParams,
    body: { json: GrantBody },
    answer: DoneAnswer,
  },
  removeGrantFromUser: {
    method: 'DELETE',
    path: '/core/v1/user/:id/capability/:cap',
    summary: "Removes a user's own word on a capability",
    access: canManage,
    params: GrantParams,
    answer: DoneAnswer,
  },
});
