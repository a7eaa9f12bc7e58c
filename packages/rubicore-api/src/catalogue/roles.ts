import { CapabilitySchema, IdSchema, RoleSchema } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { DoneAnswer, IdParams, PagingQuery } from '../wire/shared.ts';

const canManage = { capability: 'manage_role' } as const;

/** `:cap` is a capability's key. */
export const GrantParams = Type.Object({ id: IdSchema, cap: Type.String({ minLength: 1, maxLength: 64 }) });
export const GrantBody = Type.Object({ value: Type.Boolean() });

/** Roles and capabilities. Source: SPEC section 7. */
export const roles = defineArea({
  listRoles: {
    method: 'GET',
    path: '/core/v1/role',
    summary: 'Roles with their capabilities',
    access: 'signed-in',
    query: PagingQuery,
    answer: Type.Array(RoleSchema),
    list: true,
  },
  createRole: {
    method: 'POST',
    path: '/core/v1/role',
    summary: 'Adds a role',
    access: canManage,
    body: {
      json: Type.Object({
        key: Type.String(),
        name: Type.String(),
        /** The role whose capabilities it begins with; an extension. */
        copyOf: Type.Optional(IdSchema),
      }),
    },
    answer: RoleSchema,
    status: 201,
  },
  updateRole: {
    method: 'PUT',
    path: '/core/v1/role/:id',
    summary: 'Renames a role',
    access: canManage,
    params: IdParams,
    body: { json: Type.Object({ name: Type.String() }) },
    answer: RoleSchema,
    extension: true,
  },
  deleteRole: {
    method: 'DELETE',
    path: '/core/v1/role/:id',
    summary: 'Deletes a role',
    access: canManage,
    params: IdParams,
    answer: DoneAnswer,
  },
  grantToRole: {
    method: 'POST',
    path: '/core/v1/role/:id/capability/:cap',
    summary: 'Grants or denies a role a capability',
    access: canManage,
    params: GrantParams,
    body: { json: GrantBody },
    answer: DoneAnswer,
  },
  removeGrantFromRole: {
    method: 'DELETE',
    path: '/core/v1/role/:id/capability/:cap',
    summary: "Removes a role's word on a capability",
    access: canManage,
    params: GrantParams,
    answer: DoneAnswer,
  },
  listCapabilities: {
    method: 'GET',
    path: '/core/v1/capability',
    summary: 'Every capability there is',
    access: 'signed-in',
    query: PagingQuery,
    answer: Type.Array(CapabilitySchema),
    list: true,
  },
});
