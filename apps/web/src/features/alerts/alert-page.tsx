import { paths } from '../../addresses/paths.ts';
import { need, want } from '../../api/read.ts';
import { loadAreaMap } from '../../area-map/load-area-map.ts';
import { loadContent, metaOfPost } from '../../article/load-content.ts';
import { Unpublished } from '../../article/unpublished.tsx';
import { alertSubject } from '../../document/page-subject.ts';
import type { AlertPageData } from '../../layout/live/alerts-on-page.ts';
import { type LoaderContext, type PageData, usePageData } from '../../navigation/page-route.ts';
import { fetchActiveAlerts, fetchPastAlerts } from '../../queries/alerts.ts';
import { fetchExternalMessages } from '../../queries/external-messages.ts';
import { needPost } from '../../queries/post.ts';
import { useSessionParts } from '../../session/use-session.ts';
import { sv } from '../../texts/sv.ts';
import { AlertList } from './alert-list.tsx';
import { alertTexts } from './alert-texts.ts';
import { ALERT_TRAIL, OneAlert } from './one-alert.tsx';

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
    ]);
    const { description } = alertTexts;
    const meta = { title: sv.titles.alerts, description, canonicalPath: paths.alerts() };
    return { meta, all: { active, past, external }, one: null };
  }
  const post = await needPost(services, slug, url.pathname);
  const [resources, area] = await Promise.all([loadContent(services, post), loadAreaMap(services, post)]);
  const canonicalPath = paths.post(post);
  const meta = post.alert?.withdrawnAt
    ? { title: alertTexts.withdrawn, description: alertTexts.withdrawnText, canonicalPath, isIndexed: false }
    : metaOfPost(post, canonicalPath, { trail: ALERT_TRAIL, subject: alertSubject(post) });
  return { meta, all: null, one: { ...area, resources } };
}

/** One crisis, or all: what is on now and what has ended. Source: SPEC section 2, /krisinformation/:slug?. */
export function Page() {
  const { all, one } = usePageData<typeof loader>();
  const parts = useSessionParts();
  if (one === null) return <AlertList {...all} />;
  return (
    <>
      <Unpublished post={one.post} />
      <OneAlert
        {...one}
        controls={parts && <parts.AlertControls key={`controls-${one.post.id}`} post={one.post} />}
      >
        {parts && <parts.StaffReading key={one.post.id} post={one.post} />}
      </OneAlert>
    </>
  );
}
