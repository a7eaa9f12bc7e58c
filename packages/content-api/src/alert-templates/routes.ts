import { type AlertTemplate, DEFAULT_ALERT_TEMPLATES } from '@brandpost/domain';
import { checkAlertTemplates } from '@brandpost/validation';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { readInstallationValue, writeInstallationValue } from '../db/installation-value.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { requireValid } from '../validity/require-valid.ts';

/** Fact about the installation: the templates that somebody has written in place of the usual ones. */
const TEMPLATES_KEY = 'alert-templates';

/** What crisis alerts are made of in a hurry. An extension. */
export function alertTemplateCalls({ db, now }: Dependencies): CallHandlers {
  return {
    listAlertTemplates: () => readTemplates(db),
    setAlertTemplates({ by, body }) {
      requireValid(checkAlertTemplates(body));
      return db.transaction().execute(async (trx) => {
        const before = await readTemplates(trx);
        await writeInstallationValue(trx, TEMPLATES_KEY, body);
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
      });
    },
  };
}

async function readTemplates(db: Database): Promise<AlertTemplate[]> {
  return (await readInstallationValue(db, TEMPLATES_KEY)) ?? [...DEFAULT_ALERT_TEMPLATES];
}
