import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import {
  AccessibilityCheck,
  AccessibilityFinding,
  AccessibilityStatement,
  AccessibilityWords,
  FindingsQuery,
  LackAnswerBody,
  LackReport,
  LackReportBody,
} from '../wire/accessibility.ts';
import { DoneAnswer, IdParams, PagingQuery } from '../wire/shared.ts';

const path = '/core/v1/accessibility';
const access = { capability: 'publish_post' } as const;

/** What the law on accessible public services asks for: checks, the statement, and lacks that people report. ADR 0060 */
export const accessibility = defineArea({
  getAccessibilityStatement: {
    method: 'GET',
    path: `${path}/statement`,
    summary: 'What the accessibility statement is made of',
    access: 'anyone',
    answer: AccessibilityStatement,
    shared: true,
    extension: true,
  },
  setAccessibilityWords: {
    method: 'PUT',
    path: `${path}/statement`,
    summary: 'Replaces what editors write in the accessibility statement',
    access,
    body: { json: AccessibilityWords },
    answer: AccessibilityWords,
    extension: true,
  },
  listAccessibilityFindings: {
    method: 'GET',
    path: `${path}/finding`,
    summary: 'What the checks have found on published pages and in their files',
    access,
    query: FindingsQuery,
    answer: Type.Array(AccessibilityFinding),
    list: true,
    extension: true,
  },
  getAccessibilityCheck: {
    method: 'GET',
    path: `${path}/check`,
    summary: 'How the last check went',
    access,
    answer: AccessibilityCheck,
    extension: true,
  },
  startAccessibilityCheck: {
    method: 'POST',
    path: `${path}/check`,
    summary: 'Checks all published pages now',
    access,
    answer: AccessibilityCheck,
    unseen: true,
    extension: true,
  },
  reportLack: {
    method: 'POST',
    path: `${path}/report`,
    summary: 'Reports something that is not accessible',
    access: 'anyone',
    body: { json: LackReportBody },
    answer: DoneAnswer,
    unseen: true,
    extension: true,
  },
  listLackReports: {
    method: 'GET',
    path: `${path}/report`,
    summary: 'What people have reported, those first that have to be answered first',
    access,
    query: PagingQuery,
    answer: Type.Array(LackReport),
    list: true,
    extension: true,
  },
  answerLackReport: {
    method: 'PUT',
    path: `${path}/report/:id`,
    summary: 'Says how far a report has come; an address to answer is forgotten when it is answered',
    access,
    params: IdParams,
    body: { json: LackAnswerBody },
    answer: LackReport,
    unseen: true,
    extension: true,
  },
});
