import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { DoneAnswer } from '../wire/shared.ts';
import {
  FeedbackComment,
  PageFeedbackBody,
  PageVisits,
  SearchVisits,
  VisitCounts,
  VisitDay,
  VisitDaysQuery,
  VisitsQuery,
} from '../wire/visits.ts';

const access = { capability: 'publish_post' } as const;

/** What is read and looked for, and what helped: counted by day, without cookies, addresses or persons. ADR 0061 */
export const visits = defineArea({
  addVisits: {
    method: 'POST',
    path: '/core/v1/visit',
    summary: 'Adds to the counts of pages; for the BFF alone, which is known by its token',
    access: 'anyone',
    body: { json: VisitCounts },
    answer: DoneAnswer,
    unseen: true,
    extension: true,
  },
  addPageFeedback: {
    method: 'POST',
    path: '/core/v1/visit/feedback',
    summary: 'Counts that a page helped, or did not; for the BFF alone',
    access: 'anyone',
    body: { json: PageFeedbackBody },
    answer: DoneAnswer,
    unseen: true,
    extension: true,
  },
  listPageVisits: {
    method: 'GET',
    path: '/core/v1/report/visit',
    summary: 'Pages, the most opened first, and whether they helped',
    access,
    query: VisitsQuery,
    answer: Type.Array(PageVisits),
    list: true,
    extension: true,
  },
  listVisitDays: {
    method: 'GET',
    path: '/core/v1/report/visit-day',
    summary: 'How often pages, or one page, were opened each day',
    access,
    query: VisitDaysQuery,
    answer: Type.Array(VisitDay),
    extension: true,
  },
  listSearchVisits: {
    method: 'GET',
    path: '/core/v1/report/search',
    summary: 'What was looked for, the most asked for first',
    access,
    query: VisitsQuery,
    answer: Type.Array(SearchVisits),
    list: true,
    extension: true,
  },
  listFeedbackComments: {
    method: 'GET',
    path: '/core/v1/report/feedback',
    summary: 'What visitors missed on pages, the newest first',
    access,
    query: VisitsQuery,
    answer: Type.Array(FeedbackComment),
    list: true,
    extension: true,
  },
});
