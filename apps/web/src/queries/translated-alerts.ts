import {
  type AlertSummary,
  type AlertTranslation,
  alertSummary,
  byGravity,
  hasEnded,
  type Language,
} from '@brandpost/domain';
import type { Services } from '../api/services.ts';
import { fetchAlertPosts } from './alerts.ts';

/** An alert as it is in another language. */
export type TranslatedAlert = Pick<AlertSummary, 'id' | 'slug' | 'level' | 'allClearAt' | 'isDrill'> &
  Pick<AlertTranslation, 'title' | 'text'>;

/** The alerts whose danger lasts and that have a translation into a language, the worst first. */
export async function fetchAlertsIn(services: Services, language: Language): Promise<TranslatedAlert[]> {
  const posts = await fetchAlertPosts(services, {});
  return posts
    .flatMap(({ alert, ...post }) => {
      const translation = alert?.translations.find((one) => one.language === language);
      const summary = alertSummary({ ...post, alert });
      return translation === undefined || summary.allClearAt !== null || hasEnded(summary, services.clock())
        ? []
        : [{ summary, translation }];
    })
    .sort((a, b) => byGravity(a.summary, b.summary))
    .map(({ summary: { id, slug, level, allClearAt, isDrill }, translation: { title, text } }) => ({
      ...{ id, slug, level, allClearAt, isDrill },
      ...{ title, text },
    }));
}
