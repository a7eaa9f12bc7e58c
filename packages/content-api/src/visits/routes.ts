import { STAFF_EVENTS_HEADER } from '@brandpost/rubicore-api';
import { knowsBff } from '../access/knows-bff.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound, unprocessable } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { addFeedback, addVisits, MAX_COMMENT } from './add-visits.ts';
import { listComments, listPageVisits, listSearchVisits, listVisitDays } from './read-visits.ts';

/** What is read, looked for and helped, by day. Extensions; ADR 0061 */
export function visitCalls({ db, now, staffEventsToken }: Dependencies): CallHandlers {
  const isBff = knowsBff(staffEventsToken);
  return {
    async addVisits({ body, request }) {
      if (!isBff(request.headers[STAFF_EVENTS_HEADER])) throw notFound();
      await addVisits(db, body.visits, now());
      return { ok: true };
    },
    async addPageFeedback({ body, request }) {
      if (!isBff(request.headers[STAFF_EVENTS_HEADER])) throw notFound();
      if (body.comment.length > MAX_COMMENT) {
        throw unprocessable([{ field: 'comment', message: `Skriv högst ${MAX_COMMENT} tecken` }]);
      }
      await addFeedback(db, body, now());
      return { ok: true };
    },
    listPageVisits: ({ query }) => listPageVisits(db, query, now()),
    listVisitDays: ({ query }) => listVisitDays(db, query, now()),
    listSearchVisits: ({ query }) => listSearchVisits(db, query, now()),
    listFeedbackComments: ({ query }) => listComments(db, query, now()),
  };
}
