import { alertEndOf, alertEndWords, type Post, titleWithEnd } from '@brandpost/domain';
import { paths } from '../../addresses/paths.ts';
import { need, want } from '../../api/read.ts';
import { loadAreaMap } from '../../area-map/load-area-map.ts';
import { loadContent, metaOfPost } from '../../article/load-content.ts';
import { alertSubject } from '../../document/page-subject.ts';
import type { AlertPageData, EndWords } from '../../layout/live/alerts-on-page.ts';
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
  const [resources, area] = await Promise.all([loadContent(services, post), loadAreaMap(services, post)]);
  const canonicalPath = paths.post(post);
  const title = titleWithEnd(post.title, alertEndOf(post, services.now));
  const meta = post.alert?.withdrawnAt
    ? { title: alertTexts.withdrawn, description: alertTexts.withdrawnText, canonicalPath, isIndexed: false }
    : metaOfPost({ ...post, title }, canonicalPath, { trail: ALERT_TRAIL, subject: alertSubject(post) });
  return { meta, all: null, one: { ...area, resources, endWords: endsIn(post) } };
}

/** What is said once an alert has ended, in each of its languages that there are words in; in Swedish the page says it. */
function endsIn({ alert }: Post): EndWords[] {
  const words = (alert?.translations ?? [])
    .filter(({ language }) => language !== 'sv-x-easy')
    .map(({ language }) => alertEndWords(language));
  return [...new Map(words.map((one) => [one.language, one])).values()];
}
