import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../../changes/actor.ts';
import type { Database } from '../../db/database.ts';
import type { SingleSignOn } from '../../saml/open-single-sign-on.ts';

/** What every step of a sign-in or sign-out works with. */
export type Step = SingleSignOn & {
  db: Database;
  now: () => Date;
  by: Actor;
  log: Pick<FastifyBaseLogger, 'warn'>;
};
