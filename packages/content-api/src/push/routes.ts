import type { Dependencies } from '../dependencies.ts';
import { alreadyThere, notFound } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { deleteSubscription, findChoices, findMunicipalities, saveSubscription } from './queries.ts';
import { subscriptionFromBody } from './subscription-from-body.ts';

const FULL = 'Just nu kan vi inte ta emot fler som vill ha krismeddelanden. Försök igen senare.';

/**
 * Crisis alerts as notifications. Anybody may subscribe the browser that they have: what is kept is about no person, so
 * there is nothing of it in the audit log either. Extensions; ADR 0052
 */
export function pushCalls({ db, now, push }: Dependencies): CallHandlers {
  return {
    async getPushSettings() {
      if (push === null) return { publicKey: null, municipalities: [] };
      return { publicKey: push.publicKey, municipalities: await findMunicipalities(db) };
    },
    async savePushSubscription({ body }) {
      if (push === null) throw notFound();
      const municipalities = await findMunicipalities(db);
      const { isAllowed } = push;
      const subscription = subscriptionFromBody(body, { isAllowed, municipalities });
      if (!(await saveSubscription(db, subscription, now()))) {
        throw alreadyThere([{ field: 'endpoint', message: FULL }]);
      }
      const { level, municipality, quiet } = subscription;
      return { level, municipality, quiet };
    },
    async findPushSubscription({ body }) {
      const choices = push === null ? null : await findChoices(db, body.endpoint);
      if (choices === null) throw notFound();
      return choices;
    },
    async deletePushSubscription({ body }) {
      await deleteSubscription(db, body.endpoint);
      return { ok: true };
    },
  };
}
