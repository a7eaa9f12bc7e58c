import { CategorySchema, IdSchema } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { DoneAnswer, IdParams, oneOrMany, pagingProperties } from '../wire/shared.ts';

const canManage = { capability: 'manage_category' } as const;
const NodeLinkParams = Type.Object({ id: IdSchema, nodeId: IdSchema });

/** Categories. Source: SPEC section 7. */
export const categories = defineArea({
  listCategories: {
    method: 'GET',
    path: '/core/v1/category',
    summary: 'Categories, by type or of a user',
    access: 'anyone',
    query: Type.Object({
      ...pagingProperties,
      type: Type.Optional(oneOrMany(Type.String({ maxLength: 64 }))),
      userId: Type.Optional(IdSchema),
      /** A part of the name or the key. */
      q: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    answer: Type.Array(CategorySchema),
    list: true,
    shared: true,
  },
  getCategory: {
    method: 'GET',
    path: '/core/v1/category/:id',
    summary: 'One category',
    access: 'anyone',
    params: IdParams,
    answer: CategorySchema,
    shared: true,
  },
  createCategory: {
    method: 'POST',
    path: '/core/v1/category',
    summary: 'Adds a category',
    access: canManage,
    body: { json: Type.Object({ key: Type.String(), name: Type.String(), type: Type.String() }) },
    answer: CategorySchema,
    status: 201,
  },
  updateCategory: {
    method: 'PUT',
    path: '/core/v1/category/:id',
    summary: 'Renames a category',
    access: canManage,
    params: IdParams,
    body: { json: Type.Object({ name: Type.String() }) },
    answer: CategorySchema,
    extension: true,
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/core/v1/category/:id',
    summary: 'Deletes a category that is not in use',
    access: canManage,
    params: IdParams,
    answer: DoneAnswer,
  },
  linkCategoryToNode: {
    method: 'POST',
    path: '/core/v1/category/:id/node/:nodeId',
    summary: 'Puts a node in a category',
    access: canManage,
    params: NodeLinkParams,
    answer: DoneAnswer,
  },
  unlinkCategoryFromNode: {
    method: 'DELETE',
    path: '/core/v1/category/:id/node/:nodeId',
    summary: 'Takes a node out of a category',
    access: canManage,
    params: NodeLinkParams,
    answer: DoneAnswer,
  },
});
