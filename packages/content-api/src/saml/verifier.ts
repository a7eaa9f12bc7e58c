import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { VerifiedAssertion } from './read-assertion.ts';
import { SamlRefusal } from './saml-refusal.ts';
import type { VerificationOrder, VerificationReport } from './verification-thread.ts';
import type { LogoutToVerify, VerifiedLogoutRequest } from './verify-logout.ts';
import type { ResponseToVerify } from './verify-response.ts';

/** Verifies messages apart from anyone who else is served. Each refuses with a SamlRefusal. */
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

/** A thread that verifies messages, one after the other. */
type VerificationLane = {
  /** The thread runs and has loaded its code. @throws Error when it cannot */
  ready(): Promise<void>;
  /** @throws SamlRefusal */
  verify<Verified>(order: VerificationOrder): Promise<Verified>;
  close(): Promise<void>;
};

const MAX_HEAP_MB = 128;
/** Those who come when this many wait are refused. */
const MAX_WAITING = 100;

/** From the sources as from a build. */
const SCRIPT = join(import.meta.dirname, `verification-thread${extname(import.meta.filename)}`);

/** Starts its thread when it is asked to be ready, or at the first message. */
function createVerificationLane(timeLimitMs: number): VerificationLane {
  let thread: Promise<Worker> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const end = async () => {
    const ending = thread;
    thread = null;
    await ending?.then((worker) => worker.terminate()).catch(() => {});
  };
  const running = async (): Promise<Worker> => {
    // One that ended while it had nothing to do has no number any more.
    if (thread === null || (await thread).threadId < 0) thread = startThread();
    return await thread;
  };
  const inThread = async (order: VerificationOrder): Promise<unknown> => {
    try {
      return await reportOf(await running(), order, timeLimitMs);
    } catch (error) {
      if (!(error instanceof SamlRefusal) || error.code === 'TIME_LIMIT') await end();
      throw error;
    }
  };
  const verify = async <Verified>(order: VerificationOrder): Promise<Verified> => {
    if (waiting >= MAX_WAITING) throw new SamlRefusal('TIME_LIMIT', 'too many wait');
    waiting += 1;
    const turn = last.then(() => inThread(order));
    last = turn.catch(() => {});
    try {
      return (await turn) as Verified;
    } finally {
      waiting -= 1;
    }
  };
  return {
    verify,
    async ready() {
      await running();
    },
    close: end,
  };
}

/** Ready when its code has been loaded, so that loading takes nothing of anybody's two seconds. */
async function startThread(): Promise<Worker> {
  const worker = new Worker(SCRIPT, {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // Announced by `exit` as well.
  worker.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    const ended = () => reject(new Error('The thread that verifies SAML messages has ended.'));
    worker.once('exit', ended);
    worker.once('message', () => {
      worker.off('exit', ended);
      resolve();
    });
  });
  worker.unref();
  return worker;
}

async function reportOf(worker: Worker, order: VerificationOrder, timeLimitMs: number): Promise<unknown> {
  const over = new AbortController();
  try {
    const report = await new Promise<VerificationReport>((resolve, reject) => {
      const timer = setTimeout(() => reject(new SamlRefusal('TIME_LIMIT')), timeLimitMs);
      // Out of memory, for one.
      const ended = () => reject(new SamlRefusal('TIME_LIMIT', 'the thread has ended'));
      worker.once('message', resolve).once('exit', ended);
      over.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        worker.off('message', resolve).off('exit', ended);
      });
      worker.postMessage(order);
    });
    if ('refusal' in report) throw new SamlRefusal(report.refusal.code, report.refusal.detail);
    return 'verified' in report ? report.verified : undefined;
  } finally {
    over.abort();
  }
}
