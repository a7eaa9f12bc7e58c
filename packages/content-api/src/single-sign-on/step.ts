import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../changes/actor.ts';
import type { Database } from '../db/database.ts';
import type { SingleSignOn, Trusted } from '../saml/open-single-sign-on.ts';
import { SamlRefusal } from '../saml/saml-refusal.ts';

/** What every step of a sign-in or sign-out works with. */
export type Step = Trusted & {
  verifier: SingleSignOn['verifier'];
  /** What is trusted after the identity provider has been asked anew; null: nothing else. */
  renewed: SingleSignOn['renewed'];
  db: Database;
  now: () => Date;
  by: Actor;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * Verifies with what is trusted, and once more when something is signed with what is not known and the identity provider
 * tells of another certificate: nobody notices that it has changed them.
 */
export async function withCurrentKeys<Verified>(
  step: Step,
  verify: (settings: Trusted['settings']) => Promise<Verified>,
): Promise<Verified> {
  try {
    return await verify(step.settings);
  } catch (error) {
    if (!(error instanceof SamlRefusal) || error.code !== 'SIGNATURE') throw error;
    const trusted = await step.renewed();
    if (trusted === null) throw error;
    return await verify(trusted.settings);
  }
}
