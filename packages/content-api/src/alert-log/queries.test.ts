import { emptyAlertDetails } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { alertStep } from './queries.ts';

const at = new Date('2026-11-20T12:20:00Z');
const alert = emptyAlertDetails();
const stepOf = (before: object, after: object, action = 'post.update') =>
  alertStep({ action, at, before, after });

it.each([
  ['published', stepOf({}, { status: 'publish', title: 'Rök' }, 'post.create-published')],
  ['drafted', stepOf({}, { status: 'draft' }, 'post.create')],
  ['published', stepOf({ status: 'draft' }, { status: 'publish' }, 'post.publish')],
  ['unpublished', stepOf({ status: 'publish' }, { status: 'draft' })],
  ['trashed', stepOf({ status: 'publish' }, { status: 'trash' }, 'post.trash')],
  ['restored', stepOf({ status: 'trash' }, { status: 'draft' }, 'post.restore')],
  ['requested', stepOf({}, { title: 'Rök' }, 'post.request-alert')],
  ['approved', stepOf({ status: 'draft' }, { status: 'publish' }, 'post.approve')],
  ['denied', stepOf({}, { reason: 'Fel plats' }, 'post.deny-alert')],
  ['request-cancelled', stepOf({}, {}, 'post.cancel-alert-request')],
  ['corrected', stepOf({ title: 'Rok' }, { title: 'Rök' })],
  ['ended', stepOf({ unpublishedDate: null }, { unpublishedDate: '2026-11-20T13:20:00+01:00' })],
  ['end-changed', stepOf({ unpublishedDate: null }, { unpublishedDate: '2026-11-20T18:00:00+01:00' })],
])('what was done is listed as %s', (name, { action }) => {
  expect(action).toBe(name);
});

it('an alert that is taken back, over or on again has another end too, which goes without saying', () => {
  const end = { unpublishedDate: '2026-11-20T12:20:00Z' };
  const withdrawn = { alert: { ...alert, withdrawnAt: end.unpublishedDate }, ...end };
  expect(stepOf({ alert, unpublishedDate: null }, withdrawn).action).toBe('withdrawn');
  const over = {
    alert: { ...alert, allClearAt: end.unpublishedDate },
    unpublishedDate: '2026-11-21T12:20:00Z',
  };
  expect(stepOf({ alert, unpublishedDate: null }, over).action).toBe('all-clear');
  const updates = [{ at: end.unpublishedDate, text: 'Det brinner igen.' }];
  expect(stepOf(over, { alert: { ...alert, updates }, unpublishedDate: '2026-11-21T18:20:00Z' })).toEqual({
    action: 'resumed',
    text: 'Det brinner igen.',
    until: null,
  });
});

it('an update is listed with its words, a change of what to do as a correction', () => {
  const updates = [{ at: at.toISOString(), text: 'Röken avtar.' }];
  expect(stepOf({ alert }, { alert: { ...alert, updates } })).toEqual({
    action: 'updated',
    text: 'Röken avtar.',
    until: null,
  });
  expect(stepOf({ alert }, { alert: { ...alert, instructions: ['Gå in.'] } }).action).toBe('corrected');
});
