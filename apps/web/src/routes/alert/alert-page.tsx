import { redirect, useParams } from 'react-router';
import { loadContent, metaOfPost } from '../../article/load-content.ts';
import type { PageMeta } from '../../document/page-meta.ts';
import { alertSubject } from '../../document/page-subject.ts';
import { activeAlertsQuery, pastAlertsQuery } from '../../queries/alerts.ts';
import { needPost } from '../../queries/post.ts';
import { need, want } from '../../queries/read.ts';
import type { LoaderContext } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';
import { AlertList } from './alert-list.tsx';
import { ALERT_TRAIL, OneAlert } from './one-alert.tsx';

export async function loader({ services, params: { slug } }: LoaderContext): Promise<PageMeta> {
  if (slug === undefined) {
    await Promise.all([
      need(services, activeAlertsQuery(services)),
      want(services, pastAlertsQuery(services), []),
    ]);
    return { title: sv.alert.title, description: sv.alert.description, canonicalPath: paths.alerts() };
  }
  const post = await needPost(services, slug, ['alert']);
  if (post.slug !== slug) throw redirect(paths.alert(post.slug), 301);
  await loadContent(services, post);
  return metaOfPost(post, paths.alert(post.slug), { trail: ALERT_TRAIL, subject: alertSubject(post) });
}

/** One crisis, or all: what is on now and what has ended. Source: SPEC section 2, /krisinformation/:slug?. */
export function Page() {
  const { slug } = useParams();
  return slug === undefined ? <AlertList /> : <OneAlert slug={slug} />;
}
