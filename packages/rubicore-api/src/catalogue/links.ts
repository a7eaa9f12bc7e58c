import { EServiceFactsSchema, IdSchema, nullable } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { WireLink } from '../wire/link.ts';
import { DoneAnswer, IdParams, oneOrMany, pagingProperties } from '../wire/shared.ts';

const canManage = { capability: 'manage_link' } as const;

/** What is written of a link. Source: SPEC sections 3 and 5, Link. */
const LinkBody = Type.Object({
  icon: Type.Optional(nullable(Type.String())),
  name: Type.String(),
  shortDescription: Type.String(),
  longDescription: Type.String(),
  url: Type.String(),
  type: Type.String(),
  /** What is left out stays as it is. */
  ...Type.Partial(EServiceFactsSchema).properties,
});

/** Links. Source: SPEC section 7. */
export const links = defineArea({
  listLinks: {
    method: 'GET',
    path: '/core/v1/link',
    summary: 'Links, by type or of a user',
    access: 'anyone',
    query: Type.Object({
      ...pagingProperties,
      type: Type.Optional(oneOrMany(Type.String({ maxLength: 64 }))),
      userId: Type.Optional(IdSchema),
      /** Exactly these. An upstream that does not know it answers with all. */
      id: Type.Optional(oneOrMany(IdSchema)),
      /** A part of the name, a description or the address. */
      q: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    answer: Type.Array(WireLink),
    list: true,
    shared: true,
  },
  getLink: {
    method: 'GET',
    path: '/core/v1/link/:id',
    summary: 'One link',
    access: 'anyone',
    params: IdParams,
    answer: WireLink,
    shared: true,
  },
  createLink: {
    method: 'POST',
    path: '/core/v1/link',
    summary: 'Adds a link',
    access: canManage,
    body: { json: LinkBody },
    answer: WireLink,
    status: 201,
  },
  updateLink: {
    method: 'PUT',
    path: '/core/v1/link/:id',
    summary: 'Changes a link',
    access: canManage,
    params: IdParams,
    body: { json: LinkBody },
    answer: WireLink,
  },
  deleteLink: {
    method: 'DELETE',
    path: '/core/v1/link/:id',
    summary: 'Deletes a link; one that pages show only when that is insisted on',
    access: canManage,
    params: IdParams,
    query: Type.Object({ force: Type.Optional(Type.Boolean()) }),
    answer: DoneAnswer,
  },
});
