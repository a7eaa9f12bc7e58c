import { CONTACT_PAGE_SLUG, HIDDEN_SLUG } from '@brandpost/domain';
import { redirect } from 'react-router';
import { loadContent, metaOfPost } from '../../article/load-content.ts';
import { fetchMenuPages, type MenuPage } from '../../queries/pages.ts';
import { needPost } from '../../queries/post.ts';
import { notFound, want } from '../../queries/read.ts';
import { type LoaderContext, usePageData } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { pathInTree, type Surroundings, surroundingsOf } from './page-surroundings.ts';
import { PageView } from './page-view.tsx';

const TYPES = ['page', 'page-related'] as const;

/**
 * A page, or with a second slug the page related to it: the same text at its own canonical address, with
 * the way back to where one came from.
 */
export async function loader({ services, params }: LoaderContext) {
  const { slug, related } = params;
  if (slug === undefined) throw redirect(paths.overview(), 301);
  if (slug === HIDDEN_SLUG) throw redirect(paths.start(), 301);
  if ((related ?? slug) === CONTACT_PAGE_SLUG) throw redirect(paths.contactUs(), 301);
  const asked = want(services, fetchMenuPages(services), []);
  const post = await needPost(services, related ?? slug, TYPES);
  const [pages, resources] = await Promise.all([asked, loadContent(services, post)]);
  const from = related === undefined ? undefined : pages.find((page) => page.slug === slug);
  if (related !== undefined && from === undefined) throw notFound();
  const here = surroundingsOf(pages, post.slug);
  return {
    // The way of the true address, by which machines know the page: the same wherever one came from.
    meta: metaOfPost(post, paths.page(post.slug), { trail: here.trail }),
    post,
    resources,
    trail: trailThrough(from, here.trail),
    related: here.related,
  };
}

/** Source: SPEC section 2, /sida/:slug?/:related?. */
export function Page() {
  const { meta: _, ...shown } = usePageData<typeof loader>();
  return <PageView {...shown} />;
}

/** The way here by the tree, and last the page one came from, unless it is on the way already. */
function trailThrough(from: MenuPage | undefined, trail: Surroundings['trail']): Surroundings['trail'] {
  if (from === undefined) return trail;
  const step = { title: from.title, path: pathInTree(from) };
  return trail.some(({ path }) => path === step.path) ? trail : [...trail, step];
}
