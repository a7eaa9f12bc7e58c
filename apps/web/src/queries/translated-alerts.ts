import {
  type AlertSummary,
  type AlertTranslation,
  alertEndOf,
  alertSummary,
  byGravity,
  type Language,
} from '@brandpost/domain';
import type { Services } from '../api/services.ts';
import { fetchAlertPosts } from './alerts.ts';

/** An alert as it is in another language. */
export type TranslatedAlert = AlertSummary & Pick<AlertTranslation, 'title' | 'text'>;

/** The alerts whose danger lasts and that have a translation into a language, the worst first. */
export async function fetchAlertsIn(services: Services, language: Language): Promise<TranslatedAlert[]> {
  const posts = await fetchAlertPosts(services, {});
  return posts
    .filter((post) => alertEndOf(post, services.clock()) === null)
    .flatMap((post) => {
      const translation = post.alert?.translations.find((one) => one.language === language);
      const { title, text } = translation ?? {};
      return title === undefined || text === undefined ? [] : [{ ...alertSummary(post), title, text }];
    })
    .sort(byGravity);
}
