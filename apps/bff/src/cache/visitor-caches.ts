import type { Answer } from '../rubicore/answer.ts';
import { bytesOfPage, type RenderedPage } from '../ssr/rendered-page.ts';
import { createSharedValues, type SharedValues } from './shared-values.ts';

/** What visitors share: the API's answers, and the pages made of them. */
export type VisitorCaches = { answers: SharedValues<Answer>; pages: SharedValues<RenderedPage> };

const MEGABYTE = 1024 * 1024;

/** @param freshMs how long each is given again; a page may be twice as old as what it tells */
export function createVisitorCaches(freshMs: number): VisitorCaches {
  return {
    answers: createSharedValues({
      freshMs,
      mostBytes: 64 * MEGABYTE,
      bytesOf: ({ body }) => body.length,
    }),
    pages: createSharedValues({ freshMs, mostBytes: 64 * MEGABYTE, bytesOf: bytesOfPage }),
  };
}
