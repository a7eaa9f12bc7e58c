import { expect, it } from 'vitest';
import type { AlertSummary } from '../../queries/alerts.ts';
import { fireBanAmong } from './fire-ban.ts';

const anAlert = (title: string): AlertSummary => ({
  id: 1,
  slug: 'en-kris',
  title,
  excerpt: '',
  publishedDate: null,
  updatedDate: null,
  unpublishedDate: null,
});

it('finds a fire ban among the active alerts, sharpened or not', () => {
  expect(
    fireBanAmong([anAlert('Rök i Åsbruk'), anAlert('Skärpt eldningsförbud från i dag')])?.title,
  ).toContain('eldningsförbud');
});

it('finds none where no alert is about fires', () => {
  expect(fireBanAmong([anAlert('Orange varning: höga flöden')])).toBeNull();
});
