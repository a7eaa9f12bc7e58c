import type { SiteLook } from '@brandpost/domain';
import { messages, validateSiteLook } from '@brandpost/validation';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { unprocessable } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { mediaVisibleTo } from '../posts/rights/visible-media.ts';
import { requireValid } from '../validity/require-valid.ts';
import { findSiteLook, lockSiteLook, writeSiteLook } from './queries.ts';

/** The logo and the colour of the service itself. Extensions; ADR 0087 */
export function siteLookCalls({ db, now }: Dependencies): CallHandlers {
  return {
    getSiteLook: () => findSiteLook(db),
    async setSiteLook({ viewer, by, body }) {
      requireValid(validateSiteLook(body));
      const after: SiteLook = {
        logoMediaId: body.logoMediaId,
        colour: body.colour === '' ? null : (body.colour?.toLowerCase() ?? null),
      };
      return await db.transaction().execute(async (trx) => {
        const before = await lockSiteLook(trx);
        if (after.logoMediaId !== null && after.logoMediaId !== before.logoMediaId) {
          await refuseAsLogo(trx, viewer, after.logoMediaId, now());
        }
        await writeSiteLook(trx, after);
        const action = 'installation.look' as const;
        const change = { action, entity: 'installation', entityId: null, isPublic: true } as const;
        await recordChange(trx, by, { ...change, before, after }, now());
        return await findSiteLook(trx);
      });
    },
  };
}

type Candidate = { file_type: string; is_trashed: boolean };

/**
 * Held until the transaction ends, so that nobody deletes it meanwhile. From then on visitors see it.
 * @throws unprocessable for a file that cannot be the logo, or that the viewer may not see
 */
async function refuseAsLogo(trx: Database, viewer: ApiViewer, id: number, at: Date): Promise<void> {
  await sql`select 1 from media where id = ${id} for key share`.execute(trx);
  const { rows } = await sql<Candidate>`select media.file_type, media.trashed_date is not null as is_trashed
    from media where media.id = ${id} and ${mediaVisibleTo(viewer, at)}`.execute(trx);
  const message = whyNoLogo(rows[0]);
  if (message !== null) throw unprocessable([{ field: 'logoMediaId', message }]);
}

function whyNoLogo(file: Candidate | undefined): string | null {
  if (file === undefined) return messages.logoGone;
  if (!file.file_type.startsWith('image/')) return messages.logoNoPicture;
  return file.is_trashed ? messages.logoTrashed : null;
}
