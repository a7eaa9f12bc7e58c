import { parentPort } from 'node:worker_threads';
import { type RefusalCode, SamlRefusal } from './saml-refusal.ts';
import { type LogoutToVerify, verifyLogoutRequest, verifyLogoutResponse } from './verify-logout.ts';
import { type ResponseToVerify, verifyResponse } from './verify-response.ts';

/** What the thread is asked for. */
export type VerificationOrder =
  | { task: 'response'; message: ResponseToVerify }
  | { task: 'logout-request'; message: LogoutToVerify }
  | { task: 'logout-response'; message: LogoutToVerify };

/** What it tells: that it has been loaded, and then one report for each order. */
export type VerificationReport =
  | { ready: true }
  | { verified: unknown }
  | { refusal: { code: RefusalCode; detail: string } };

// Started by `verifier.ts`: a message that takes long to read holds up nobody but those who sign in.
parentPort?.on('message', async (order: VerificationOrder) => {
  parentPort?.postMessage(await reportOn(order));
});
parentPort?.postMessage({ ready: true } satisfies VerificationReport);

async function reportOn(order: VerificationOrder): Promise<VerificationReport> {
  try {
    return { verified: await verify(order) };
  } catch (error) {
    if (error instanceof SamlRefusal) return { refusal: { code: error.code, detail: error.message } };
    // Whatever else goes wrong while strangers' XML is read is theirs.
    return { refusal: { code: 'LIBRARY', detail: error instanceof Error ? error.message : String(error) } };
  }
}

function verify(order: VerificationOrder): Promise<unknown> {
  if (order.task === 'response') return verifyResponse(order.message);
  if (order.task === 'logout-request') return verifyLogoutRequest(order.message);
  return verifyLogoutResponse(order.message);
}
