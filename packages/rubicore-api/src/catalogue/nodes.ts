import { IdSchema, NodeSchema, nullable } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { DoneAnswer, IdParams, pagingProperties } from '../wire/shared.ts';

const canManage = { capability: 'manage_node' } as const;

/** What is written of a node. Source: SPEC sections 3 and 5, Node. */
const NodeBody = Type.Object({
  name: Type.String(),
  value: Type.Optional(nullable(Type.String())),
  parent: Type.Optional(nullable(IdSchema)),
});

/** Nodes, which serve as groups. Source: SPEC section 7. */
export const nodes = defineArea({
  listNodes: {
    method: 'GET',
    path: '/core/v1/node',
    summary: 'Nodes, of a category or of a user',
    access: 'anyone',
    query: Type.Object({
      ...pagingProperties,
      categoryId: Type.Optional(IdSchema),
      userId: Type.Optional(IdSchema),
    }),
    answer: Type.Array(NodeSchema),
    list: true,
    shared: true,
  },
  getNode: {
    method: 'GET',
    path: '/core/v1/node/:id',
    summary: 'One node',
    access: 'anyone',
    params: IdParams,
    answer: NodeSchema,
    shared: true,
    extension: true,
  },
  createNode: {
    method: 'POST',
    path: '/core/v1/node',
    summary: 'Adds a node',
    access: canManage,
    body: { json: NodeBody },
    answer: NodeSchema,
    status: 201,
  },
  updateNode: {
    method: 'PUT',
    path: '/core/v1/node/:id',
    summary: 'Changes a node',
    access: canManage,
    params: IdParams,
    body: { json: NodeBody },
    answer: NodeSchema,
    extension: true,
  },
  deleteNode: {
    method: 'DELETE',
    path: '/core/v1/node/:id',
    summary: 'Deletes a node that is not in use',
    access: canManage,
    params: IdParams,
    answer: DoneAnswer,
  },
});
