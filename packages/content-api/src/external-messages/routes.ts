import type { Dependencies } from '../dependencies.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { messagesInForce } from './queries.ts';

/** What other senders tell of our area. Source: ADR 0049 */
export function externalMessageCalls({ db, now, externalMessages }: Dependencies): CallHandlers {
  return {
    async listExternalMessages({ query: { source } }) {
      const asked = (externalMessages?.sources ?? []).filter(
        (each) => source === undefined || each === source,
      );
      return await messagesInForce(db, asked, now());
    },
  };
}
