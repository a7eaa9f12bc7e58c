import type { SiteLook } from '@brandpost/domain';
import type { WireSiteLook } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { SIZES_OF_MEDIA } from '../posts/storage/picture-of.ts';

const NOTHING_CHOSEN: SiteLook = { logoMediaId: null, colour: null };

/** What the service has chosen, with its logo as it is now. */
export async function findSiteLook(db: Database): Promise<WireSiteLook> {
  const { rows } = await sql<WireSiteLook>`select site_look.logo_media_id as "logoMediaId", site_look.colour,
      case when media.id is not null then json_build_object('filename', media.filename,
        'width', media.width_px, 'height', media.height_px, 'sizes', ${SIZES_OF_MEDIA}) end as logo
    from site_look left join media on media.id = site_look.logo_media_id`.execute(db);
  return rows[0] ?? { ...NOTHING_CHOSEN, logo: null };
}

/** What has been chosen, locked until the transaction ends: of two who save at once, one waits for the other. */
export async function lockSiteLook(trx: Database): Promise<SiteLook> {
  const { rows } = await sql<SiteLook>`select logo_media_id as "logoMediaId", colour
    from site_look for update`.execute(trx);
  return rows[0] ?? NOTHING_CHOSEN;
}

/** Writes what has been chosen: the one way in which it comes into the database. Belongs in a transaction. */
export async function writeSiteLook(trx: Database, { logoMediaId, colour }: SiteLook): Promise<void> {
  await trx.updateTable('site_look').set({ logo_media_id: logoMediaId, colour }).execute();
}
