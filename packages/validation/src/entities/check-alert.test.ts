import { emptyAlertDetails, type GeoPoint } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { validatePost, validatePostDraft } from '../validators.ts';
import { checkAlert } from './check-alert.ts';
import { aValidPost } from './valid-inputs.fixtures.ts';

const unpublishedDate = '2026-11-24T20:00:00+01:00';
const [A, B, C, D] = [
  { lat: 64.1, lon: 20.1 },
  { lat: 64.1, lon: 20.2 },
  { lat: 64.2, lon: 20.2 },
  { lat: 64.2, lon: 20.1 },
];
const errorsOf = (polygon: GeoPoint[]) =>
  checkAlert({ alert: { ...emptyAlertDetails(), polygon }, unpublishedDate });

it('an alert may have an area on the map, or none', () => {
  expect(errorsOf([])).toEqual([]);
  expect(errorsOf([A, B, C, D])).toEqual([]);
});

it('what encloses no area is refused with what is to be done about it', () => {
  const field = 'alert.polygon';
  expect(errorsOf([A, B])).toEqual([{ field, message: 'Området behöver minst tre hörn' }]);
  expect(errorsOf([A, C, B, D])).toEqual([
    { field, message: 'Områdets sidor korsar varandra. Flytta eller ta bort ett hörn.' },
  ]);
});

it('corners that are no places in Sweden are refused in what is published and in drafts', () => {
  for (const validate of [validatePost, validatePostDraft]) {
    const judge = (corner: unknown) =>
      validate(aValidPost({ alert: { ...emptyAlertDetails(), polygon: [A, B, corner] } }));
    expect(judge(C)).toEqual({ ok: true });
    expect(judge({ lat: 20.2, lon: 64.2 })).toMatchObject({
      errors: [
        { field: 'alert.polygon.2.lat', message: 'Området måste ligga i Sverige' },
        { field: 'alert.polygon.2.lon', message: 'Området måste ligga i Sverige' },
      ],
    });
    expect(judge({ lat: '64', lon: 20 }).ok).toBe(false);
    expect(judge({ lat: 64 }).ok).toBe(false);
    expect(judge(null).ok).toBe(false);
  }
});

it('a draft keeps corners that enclose nothing yet, but not more than an area may have', () => {
  const draft = (polygon: GeoPoint[]) =>
    validatePostDraft(aValidPost({ alert: { ...emptyAlertDetails(), polygon } })).ok;
  expect(draft([A, C, B, D])).toBe(true);
  expect(draft(Array.from({ length: 101 }, () => A))).toBe(false);
});
