import { alertEndOf, type Post, titleWithEnd } from '@brandpost/domain';
import { paths } from '../../addresses/paths.ts';
import { need, want } from '../../api/read.ts';
import { loadAreaMap } from '../../area-map/load-area-map.ts';
import { loadContent, metaOfPost } from '../../article/load-content.ts';
import { alertSubject } from '../../document/page-subject.ts';
import type { AlertPageData, AlertPhrases } from '../../layout/live/alerts-on-page.ts';
import type { LoaderContext, PageData } from '../../navigation/page-route.ts';
import { fetchActiveAlerts, fetchPastAlerts } from '../../queries/alerts.ts';
import { fetchExternalMessages } from '../../queries/external-messages.ts';
import { needPost } from '../../queries/post.ts';
import { sv } from '../../texts/sv.ts';
import { alertTexts } from './alert-texts.ts';
import { ALERT_TRAIL } from './alert-trail.ts';
import { calmLake } from './calm-lake.ts';

export async function loader({
  services,
  params: { slug },
  url,
}: LoaderContext): Promise<PageData & AlertPageData> {
  if (slug === undefined) {
    const [active, past, external] = await Promise.all([
      need(services, fetchActiveAlerts(services)),
      want(services, fetchPastAlerts(services), []),
      want(services, fetchExternalMessages(services), []),
      calmLake.load(),
    ]);
    const { description } = alertTexts;
    const meta = { title: sv.titles.alerts, description, canonicalPath: paths.alerts() };
    return { meta, all: { active, past, external }, one: null };
  }
  const post = await needPost(services, slug, url.pathname);
  const [resources, area, phrases] = await Promise.all([
    loadContent(services, post),
    loadAreaMap(services, post),
    loadPhrases(post),
  ]);
  const canonicalPath = paths.post(post);
  const title = titleWithEnd(post.title, alertEndOf(post, services.now));
  const meta = post.alert?.withdrawnAt
    ? { title: alertTexts.withdrawn, description: alertTexts.withdrawnText, canonicalPath, isIndexed: false }
    : metaOfPost({ ...post, title }, canonicalPath, { trail: ALERT_TRAIL, subject: alertSubject(post) });
  return { meta, all: null, one: { ...area, resources, phrases } };
}

/** Nobody loads the words of all languages who reads of an alert in Swedish alone. */
async function loadPhrases({ alert }: Post): Promise<AlertPhrases[]> {
  if (alert === null || alert.translations.length === 0) return [];
  return (await import('./phrases-of.ts')).phrasesOf(alert);
}
