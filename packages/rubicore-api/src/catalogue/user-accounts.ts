import { IdSchema, TokenSchema } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { DoneAnswer, IdParams, PagingQuery } from '../wire/shared.ts';
import { CapabilityExplanation, NewUserBody, ReadingMarks, WireUser } from '../wire/user.ts';
import { GrantParams } from './roles.ts';

const canManage = { capability: 'manage_user' } as const;
const JobLinkParams = Type.Object({ id: IdSchema, categoryId: IdSchema });

/** Accounts from their beginning to their end, and what a user has read. */
export const userAccounts = defineArea({
  createUser: {
    method: 'POST',
    path: '/core/v1/user',
    summary: 'Adds an account, without roles and groups',
    access: canManage,
    body: { json: NewUserBody },
    answer: WireUser,
    status: 201,
    extension: true,
  },
  anonymiseUser: {
    method: 'DELETE',
    path: '/core/v1/user/:id',
    summary: 'Closes an account for good and forgets whose it was; what was written with it stays',
    access: canManage,
    params: IdParams,
    answer: DoneAnswer,
    extension: true,
  },
  exportUser: {
    method: 'GET',
    path: '/core/v1/user/:id/export',
    summary: 'All that is kept about a person, for that person or those who manage users',
    access: 'signed-in',
    params: IdParams,
    answer: Type.Record(Type.String(), Type.Unknown()),
    extension: true,
  },
  setPassword: {
    method: 'PUT',
    path: '/core/v1/user/:id/password',
    summary: 'Sets a password and ends all other sign-ins; for oneself with the present one',
    access: 'signed-in',
    params: IdParams,
    body: {
      json: Type.Object({
        password: Type.String({ maxLength: 1000 }),
        current: Type.Optional(Type.String({ maxLength: 1000 })),
      }),
    },
    answer: DoneAnswer,
    extension: true,
  },
  confirmIdentity: {
    method: 'POST',
    path: '/core/v1/user/confirmation',
    summary: 'Shows once more who one is, by password, before what matters most',
    access: 'signed-in',
    body: { json: Type.Object({ password: Type.String({ maxLength: 1000 }) }) },
    answer: DoneAnswer,
    extension: true,
  },
  unlockUser: {
    method: 'DELETE',
    path: '/core/v1/user/:id/lock',
    summary: 'Lets a user try to sign in again after too many failures',
    access: canManage,
    params: IdParams,
    answer: DoneAnswer,
    extension: true,
  },
  listUserTokens: {
    method: 'GET',
    path: '/core/v1/user/:id/token',
    summary: 'Where a user is signed in now, also as another',
    access: canManage,
    params: IdParams,
    query: PagingQuery,
    answer: Type.Array(TokenSchema),
    list: true,
    extension: true,
  },
  revokeUserTokens: {
    method: 'DELETE',
    path: '/core/v1/user/:id/token',
    summary: 'Ends every sign-in of a user, and of those who act as that user',
    access: 'signed-in',
    params: IdParams,
    answer: DoneAnswer,
    extension: true,
  },
  linkUserToCategory: {
    method: 'POST',
    path: '/core/v1/user/:id/category/:categoryId',
    summary: 'Gives a user a job role',
    access: canManage,
    params: JobLinkParams,
    answer: DoneAnswer,
    extension: true,
  },
  unlinkUserFromCategory: {
    method: 'DELETE',
    path: '/core/v1/user/:id/category/:categoryId',
    summary: 'Takes a job role from a user',
    access: canManage,
    params: JobLinkParams,
    answer: DoneAnswer,
    extension: true,
  },
  markRead: {
    method: 'POST',
    path: '/core/v1/user/:id/read',
    summary: 'Marks posts as read in one of the lists; marks that other devices set stay',
    access: 'signed-in',
    params: IdParams,
    body: { json: ReadingMarks },
    answer: DoneAnswer,
    extension: true,
  },
  markUnread: {
    method: 'DELETE',
    path: '/core/v1/user/:id/read',
    summary: 'Takes marks back',
    access: 'signed-in',
    params: IdParams,
    body: { json: ReadingMarks },
    answer: DoneAnswer,
    extension: true,
  },
  explainCapability: {
    method: 'GET',
    path: '/core/v1/user/:id/capability/:cap/explanation',
    summary: 'Which role or grant of their own decides what a user may do',
    access: 'signed-in',
    params: GrantParams,
    answer: CapabilityExplanation,
    extension: true,
  },
});
