import type { Maintenance } from '@brandpost/rubicore-api';
import { messages } from '@brandpost/validation';
import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { unprocessable } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { readMaintenance, writeMaintenance } from './maintenance-state.ts';
import { systemReport } from './system-report.ts';

/** The service as a whole. Extensions; UX section 4, System. */
export function maintenanceCalls({ db, now }: Dependencies): CallHandlers {
  const startedDate = now();
  return {
    getMaintenance: () => readMaintenance(db, now()),
    getSystemReport: () => systemReport({ db, now }, startedDate),
    async setMaintenance({ by, body }) {
      const after = asKept(body, now());
      return await db.transaction().execute(async (trx) => {
        const before = await readMaintenance(trx, now());
        await writeMaintenance(trx, after);
        await recordChange(
          trx,
          by,
          {
            action: 'installation.maintenance',
            entity: 'installation',
            entityId: null,
            before,
            after,
            isPublic: true,
          },
          now(),
        );
        return after;
      });
    },
  };
}

/** @throws unprocessable for an end that has passed, or that is no moment the database can hold */
function asKept({ isOn, text, until }: Maintenance, now: Date): Maintenance {
  if (!isOn) return { isOn, text: null, until: null };
  if (until !== null && Number.isNaN(Date.parse(until))) {
    throw unprocessable([{ field: 'until', message: messages.malformed }]);
  }
  if (until !== null && new Date(until) <= now) {
    throw unprocessable([{ field: 'until', message: 'Sluttiden har redan passerat' }]);
  }
  return { isOn, text: text?.trim() || null, until };
}
