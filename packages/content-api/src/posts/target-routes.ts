import type { Dependencies } from '../dependencies.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { findKnownTargets } from './targets/find-known-targets.ts';

/** What a text points at, looked up before it is published. An extension; UX section 4, Editor. */
export function knownTargetCalls({ db, now }: Dependencies): CallHandlers {
  return {
    findKnownTargets: ({ viewer, body }) => findKnownTargets(db, viewer, body, now()),
  };
}
