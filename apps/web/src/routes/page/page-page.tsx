import { CONTACT_PAGE_SLUG, HIDDEN_SLUG } from '@brandpost/domain';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { useServices } from '../../app/services.ts';
import { loadContent, metaOfPost } from '../../article/load-content.ts';
import type { PageMeta } from '../../document/page-meta.ts';
import { type MenuPage, menuPagesQuery } from '../../queries/pages.ts';
import { needPost, postQuery } from '../../queries/post.ts';
import { notFound, want } from '../../queries/read.ts';
import type { LoaderContext } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { pathInTree, type Surroundings, surroundingsOf } from './page-surroundings.ts';
import { PageView } from './page-view.tsx';

const TYPES = ['page', 'page-related'] as const;

/**
 * A page, or with a second slug the page related to it: the same text at its own canonical address, with
 * the way back to where one came from.
 */
export async function loader({ services, params }: LoaderContext): Promise<PageMeta> {
  const { slug, related } = params;
  if (slug === undefined) throw redirect(paths.overview(), 301);
  if (slug === HIDDEN_SLUG) throw redirect(paths.start(), 301);
  if ((related ?? slug) === CONTACT_PAGE_SLUG) throw redirect(paths.contactUs(), 301);
  const asked = want(services, menuPagesQuery(services), []);
  const post = await needPost(services, related ?? slug, TYPES);
  const [pages] = await Promise.all([asked, loadContent(services, post)]);
  if (related !== undefined && !pages.some((page) => page.slug === slug)) throw notFound();
  // The way of the true address, by which other machines know the page: the same wherever one came from.
  return metaOfPost(post, paths.page(post.slug), { trail: surroundingsOf(pages, post.slug).trail });
}

/** Source: SPEC section 2, /sida/:slug?/:related?. */
export function Page() {
  const { slug = '', related } = useParams();
  const services = useServices();
  const { data: post } = useSuspenseQuery(postQuery(services, related ?? slug));
  const { data: pages = [] } = useQuery(menuPagesQuery(services));
  if (post === null) return null;
  const here = surroundingsOf(pages, post.slug);
  const from = related === undefined ? undefined : pages.find((page) => page.slug === slug);
  return (
    <PageView
      post={post}
      trail={trailThrough(from, here.trail)}
      related={here.related}
      fromSlug={post.slug}
    />
  );
}

/** The way here by the tree, and last the page one came from, unless it is on the way already. */
function trailThrough(from: MenuPage | undefined, trail: Surroundings['trail']): Surroundings['trail'] {
  if (from === undefined) return trail;
  const step = { title: from.title, path: pathInTree(from) };
  return trail.some(({ path }) => path === step.path) ? trail : [...trail, step];
}
