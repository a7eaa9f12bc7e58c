import { type Capability, INFORMS_GROUPS } from '@brandpost/domain';
import type { Database } from '../db/database.ts';

/** Reads, mends and answers what colleagues ask to have reviewed. */
export const REVIEWS = 'review_post';

/** Every capability that the service knows. Source: DESIGN section 5, Capabilities. */
export const CAPABILITIES: readonly Capability[] = [
  { key: 'create_post', description: 'Skapa och ändra inlägg' },
  { key: 'publish_post', description: 'Publicera inlägg' },
  { key: INFORMS_GROUPS, description: 'Skriva information till de egna grupperna' },
  { key: REVIEWS, description: 'Granska inlägg' },
  { key: 'publish_alert', description: 'Publicera krisinformation' },
  { key: 'manage_alert_template', description: 'Ändra mallar för krismeddelanden' },
  { key: 'set_fire_ban', description: 'Sätta och häva eldningsförbud' },
  { key: 'delete_post', description: 'Ta bort inlägg' },
  { key: 'manage_category', description: 'Hantera kategorier' },
  { key: 'manage_link', description: 'Hantera länkar' },
  { key: 'manage_media', description: 'Hantera media' },
  { key: 'manage_node', description: 'Hantera grupper' },
  { key: 'manage_role', description: 'Hantera roller' },
  { key: 'manage_user', description: 'Hantera användare' },
  { key: 'masquerade_user', description: 'Agera som en annan användare' },
  { key: 'follow_acknowledgement', description: 'Se vilka i de egna grupperna som har kvitterat' },
  { key: 'manage_maintenance', description: 'Se hur tjänsten mår och stänga den för underhåll' },
  { key: 'read_audit_log', description: 'Läsa händelseloggen' },
];

/** Makes the capabilities known to the database; their descriptions follow the code. */
export async function writeCapabilities(db: Database): Promise<void> {
  await db
    .insertInto('capability')
    .values([...CAPABILITIES])
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ description: row.ref('excluded.description') })),
    )
    .execute();
}
