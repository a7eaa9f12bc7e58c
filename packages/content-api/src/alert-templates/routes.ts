import { type AlertTemplate, DEFAULT_ALERT_TEMPLATES } from '@brandpost/domain';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';

/** Fact about the installation: the templates that somebody has written in place of the usual ones. */
const TEMPLATES_KEY = 'alert-templates';

/** What crisis alerts are made of in a hurry. An extension. */
export function alertTemplateCalls({ db, now }: Dependencies): CallHandlers {
  return {
    listAlertTemplates: () => readTemplates(db),
    setAlertTemplates: ({ by, body }) =>
      db.transaction().execute(async (trx) => {
        const before = await readTemplates(trx);
        const value = JSON.stringify(body);
        await trx
          .insertInto('installation')
          .values({ key: TEMPLATES_KEY, value })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
          .execute();
        await recordChange(
          trx,
          by,
          {
            action: 'installation.alert-templates',
            entity: 'installation',
            entityId: null,
            before,
            after: body,
          },
          now(),
        );
        return body;
      }),
  };
}

async function readTemplates(db: Database): Promise<AlertTemplate[]> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', TEMPLATES_KEY)
    .executeTakeFirst();
  // Written above alone.
  return (row?.value as AlertTemplate[] | undefined) ?? [...DEFAULT_ALERT_TEMPLATES];
}
