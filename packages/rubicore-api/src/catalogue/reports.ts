import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { DeadLink } from '../wire/report.ts';
import { PagingQuery } from '../wire/shared.ts';

/** What those who look after the content have to look at. */
export const reports = defineArea({
  listDeadLinks: {
    method: 'GET',
    path: '/core/v1/report/dead-link',
    summary: 'Links in what is published to pages and files of the site that are not there',
    access: { capability: 'publish_post' },
    query: PagingQuery,
    answer: Type.Array(DeadLink),
    list: true,
    extension: true,
  },
});
