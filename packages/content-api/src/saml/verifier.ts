import type { VerifiedAssertion } from './read-assertion.ts';
import { createVerificationLane, type VerificationLane } from './verification-lane.ts';
import type { LogoutToVerify, VerifiedLogoutRequest } from './verify-logout.ts';
import type { ResponseToVerify } from './verify-response.ts';

/** Verifies messages apart from whoever else is served. Each refuses with a SamlRefusal. */
export type Verifier = {
  /** Has loaded what it needs. @throws Error when it cannot */
  ready(): Promise<void>;
  response(message: ResponseToVerify): Promise<VerifiedAssertion>;
  logoutRequest(message: LogoutToVerify): Promise<VerifiedLogoutRequest>;
  logoutResponse(message: LogoutToVerify): Promise<{ requestId: string }>;
  close(): Promise<void>;
};

const TIME_LIMIT_MS = 2_000;

/**
 * Anybody may send a message about signing out, and an answer for signing in only where a sign-in has begun: each kind
 * has a thread and a queue of its own. A message that takes longer than two seconds ends its thread.
 */
export function createVerifier({ timeLimitMs = TIME_LIMIT_MS } = {}): Verifier {
  const signIn: VerificationLane = createVerificationLane(timeLimitMs);
  const signOut: VerificationLane = createVerificationLane(timeLimitMs);
  return {
    async ready() {
      await Promise.all([signIn.ready(), signOut.ready()]);
    },
    response: (message) => signIn.verify({ task: 'response', message }),
    logoutRequest: (message) => signOut.verify({ task: 'logout-request', message }),
    logoutResponse: (message) => signOut.verify({ task: 'logout-response', message }),
    async close() {
      await Promise.all([signIn.close(), signOut.close()]);
    },
  };
}
