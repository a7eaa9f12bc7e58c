import { API_PREFIX, calls, STAFF_EVENTS_HEADER } from '@brandpost/rubicore-api';
import { answerFrom } from '../upstream/answer.ts';
import type { DefaultToken } from '../upstream/default-token.ts';
import type { Upstream } from '../upstream/upstream.ts';

type Name = 'addVisits' | 'addPageFeedback' | 'reportLack';

/** Makes a call in nobody's name but our own. @throws BffError where it is refused, or nobody answers */
export type CallAsBff = (name: Name, body: object) => Promise<void>;

/** @param staffEventsToken what upstream knows us by; null: it is not ours, and counts nothing */
export function callAsBff(deps: {
  upstream: Upstream;
  defaultToken: DefaultToken;
  staffEventsToken: string | null;
}): CallAsBff {
  const { upstream, defaultToken, staffEventsToken } = deps;
  return async (name, body) => {
    const [, path = ''] = calls[name].split(' ');
    const reply = await upstream.request({
      method: 'POST',
      path: API_PREFIX + path,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${defaultToken.current()}`,
        ...(staffEventsToken === null ? {} : { [STAFF_EVENTS_HEADER]: staffEventsToken }),
      },
      body: Buffer.from(JSON.stringify(body)),
    });
    await answerFrom(reply, { isList: false });
  };
}
