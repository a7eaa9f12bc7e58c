import { FireBanSchema } from '@brandpost/domain';
import { defineArea } from '../endpoint.ts';
import { FireBanBody, FireBanCheck, FireBans } from '../wire/fire-ban.ts';
import { DoneAnswer, IdParams } from '../wire/shared.ts';

const path = '/core/v1/fire-ban';
const access = { capability: 'set_fire_ban' } as const;

/** Whether one may make a fire. Source: ADR 0050 */
export const fireBans = defineArea({
  getFireBans: {
    method: 'GET',
    path,
    summary: 'What has been said of fires in each municipality, and the fire risk where it is followed',
    access: 'anyone',
    answer: FireBans,
    shared: true,
    extension: true,
  },
  createFireBan: {
    method: 'POST',
    path,
    summary: 'Says for the first time whether one may make a fire in a municipality',
    access,
    body: { json: FireBanBody },
    answer: FireBanSchema,
    status: 201,
    extension: true,
  },
  updateFireBan: {
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Says whether one may make a fire in a municipality',
    access,
    params: IdParams,
    body: { json: FireBanBody },
    answer: FireBanSchema,
    extension: true,
  },
  checkFireBan: {
    method: 'POST',
    path: `${path}/:id/check`,
    summary: 'Says that what has been said still holds',
    access,
    params: IdParams,
    body: { json: FireBanCheck },
    answer: FireBanSchema,
    extension: true,
  },
  deleteFireBan: {
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Says nothing of a municipality any more',
    access,
    params: IdParams,
    answer: DoneAnswer,
    extension: true,
  },
});
