import { redirect } from 'react-router';
import { loadContent, metaOfPost } from '../../article/load-content.ts';
import { fetchMenuPages } from '../../queries/pages.ts';
import { needPost } from '../../queries/post.ts';
import { want } from '../../queries/read.ts';
import { type LoaderContext, usePageData } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { surroundingsOf } from '../page/page-surroundings.ts';
import { PageView } from '../page/page-view.tsx';

export async function loader({ services, params: { slug }, url }: LoaderContext) {
  if (slug === undefined) throw redirect(paths.contactUs(), 301);
  const post = await needPost(services, slug, url.pathname);
  const [pages, resources] = await Promise.all([
    want(services, fetchMenuPages(services), []),
    loadContent(services, post),
  ]);
  const { trail, related } = surroundingsOf(pages, post.slug);
  const meta = metaOfPost(post, paths.post(post), { trail, subject: { kind: 'service' } });
  return { meta, post, resources, trail, related };
}

/** Contact pages. Source: SPEC section 2, /kontakt/:slug?; DESIGN section 6. */
export function Page() {
  const { meta: _, ...shown } = usePageData<typeof loader>();
  return <PageView {...shown} />;
}
