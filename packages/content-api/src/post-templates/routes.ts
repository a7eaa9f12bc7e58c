import { hasTemplates } from '@brandpost/domain';
import type { PostTemplate } from '@brandpost/rubicore-api';
import { validatePostTemplate } from '@brandpost/validation';
import type { Actor } from '../changes/actor.ts';
import { hintStaff } from '../changes/hint-staff.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { unprocessable } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { readWorkingCopy } from '../posts/history/working-copy.ts';
import { openHistory } from '../posts/storage/read-post.ts';
import { requireValid } from '../validity/require-valid.ts';
import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  readTemplate,
  renameTemplate,
} from './stored-templates.ts';
import { templateFields } from './template-fields.ts';

/** What new posts can begin as. Extensions; ADR 0068 */
export function postTemplateCalls({ db, now }: Dependencies): CallHandlers {
  const record = async (
    trx: Database,
    by: Actor,
    did: 'create' | 'update' | 'delete',
    { id, name }: PostTemplate,
  ) => {
    await hintStaff(trx, { kind: 'content' });
    const change = { action: `post-template.${did}`, entity: 'post-template', entityId: id } as const;
    await recordChange(trx, by, { ...change, [did === 'delete' ? 'before' : 'after']: { name } }, now());
  };
  return {
    listPostTemplates: () => listTemplates(db),
    getPostTemplate: ({ params }) => readTemplate(db, params.id),
    async savePostTemplate({ viewer, by, params, body }) {
      requireValid(validatePostTemplate(body));
      return await db.transaction().execute(async (trx) => {
        const moment = now();
        const { id, fields } = await openHistory(trx, viewer, params.id, moment);
        if (!hasTemplates(fields.type)) {
          throw unprocessable([{ field: 'type', message: 'Den här typen går inte att spara som mall' }]);
        }
        const written = (await readWorkingCopy(trx, id))?.fields ?? fields;
        const template = await createTemplate(trx, body, templateFields(written), moment);
        await record(trx, by, 'create', template);
        return template;
      });
    },
    async updatePostTemplate({ by, params, body }) {
      requireValid(validatePostTemplate(body));
      return await db.transaction().execute(async (trx) => {
        const template = await renameTemplate(trx, params.id, body);
        await record(trx, by, 'update', template);
        return template;
      });
    },
    async deletePostTemplate({ by, params }) {
      await db.transaction().execute(async (trx) => {
        await record(trx, by, 'delete', await deleteTemplate(trx, params.id));
      });
      return { ok: true };
    },
  };
}
