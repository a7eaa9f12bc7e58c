import { redirect } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { want } from '../../api/read.ts';
import { loadContent, loadRelated, metaOfPost } from '../../article/load-content.ts';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { loadPlainForms } from '../../plain-forms/load-plain-forms.ts';
import { fetchMenuPages } from '../../queries/pages.ts';
import { needPost } from '../../queries/post.ts';
import { pageContextOf } from '../pages/page-context.ts';
import { PageView } from '../pages/page-view.tsx';

export async function loader({ services, params: { slug }, url }: LoaderContext) {
  if (slug === undefined) throw redirect(paths.contactUs(), 301);
  const post = await needPost(services, slug, url.pathname);
  const [pages, resources, related] = await Promise.all([
    want(services, fetchMenuPages(services), []),
    loadContent(services, post),
    loadRelated(services, post),
    loadPlainForms(),
  ]);
  const { trail, pagesBelow } = pageContextOf(pages, post.slug);
  const meta = metaOfPost(post, paths.post(post), { trail, subject: { kind: 'service' } });
  return { meta, post, resources, trail, pagesBelow, related };
}

/** Contact pages. Source: SPEC section 2, /kontakt/:slug?; DESIGN section 6. */
export function Page() {
  const { meta: _, ...shown } = usePageData<typeof loader>();
  return <PageView {...shown} />;
}
