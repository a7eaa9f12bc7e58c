import { CONTACT_PAGE_SLUG } from '@brandpost/domain';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { useServices } from '../../app/services.ts';
import { loadContent, metaOfPost } from '../../article/load-content.ts';
import type { PageMeta } from '../../document/page-meta.ts';
import { menuPagesQuery } from '../../queries/pages.ts';
import { needPost, postQuery } from '../../queries/post.ts';
import { want } from '../../queries/read.ts';
import type { LoaderContext } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { surroundingsOf } from '../page/page-surroundings.ts';
import { PageView } from '../page/page-view.tsx';

export async function loader({ services, params: { slug } }: LoaderContext): Promise<PageMeta> {
  if (slug === undefined) throw redirect(paths.contactUs(), 301);
  const post = await needPost(services, slug, ['page', 'page-related']);
  const [pages] = await Promise.all([
    want(services, menuPagesQuery(services), []),
    loadContent(services, post),
  ]);
  const { trail } = surroundingsOf(pages, post.slug);
  // Any page may be read here; only the contact page has its true address here.
  if (post.slug !== CONTACT_PAGE_SLUG) return metaOfPost(post, paths.page(post.slug), { trail });
  return metaOfPost(post, paths.contact(slug), { trail, subject: { kind: 'service' } });
}

/** Contact pages. Source: SPEC section 2, /kontakt/:slug?; DESIGN section 6. */
export function Page() {
  const { slug = '' } = useParams();
  const services = useServices();
  const { data: post } = useSuspenseQuery(postQuery(services, slug));
  const { data: pages = [] } = useQuery(menuPagesQuery(services));
  if (post === null) return null;
  const { trail, related } = surroundingsOf(pages, post.slug);
  return <PageView post={post} trail={trail} related={related} fromSlug={post.slug} />;
}
