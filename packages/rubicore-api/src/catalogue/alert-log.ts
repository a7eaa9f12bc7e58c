import { IdSchema, IsoDateTimeSchema } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { AlertLogEntry } from '../wire/alert-log.ts';
import { pagingProperties } from '../wire/shared.ts';

/** Who did what with crisis alerts, to be gone through afterwards. */
export const alertLog = defineArea({
  listAlertLog: {
    method: 'GET',
    path: '/core/v1/alert-log',
    summary: 'What was done with the crisis alerts that the caller may read, newest first',
    access: { capability: 'publish_alert' },
    query: Type.Object({
      ...pagingProperties,
      postId: Type.Optional(IdSchema),
      from: Type.Optional(IsoDateTimeSchema),
    }),
    answer: Type.Array(AlertLogEntry),
    list: true,
    extension: true,
  },
});
