import { HIDDEN_SLUG } from '@brandpost/domain';
import { Container } from '@brandpost/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { useServices } from '../../app/services.ts';
import { ArticleFrame, Body, Introduction } from '../../article/article-frame.ts';
import { Breadcrumbs } from '../../article/breadcrumbs.tsx';
import { loadContent, metaOfPost } from '../../article/load-content.ts';
import { PostAside } from '../../article/post-aside.tsx';
import { PostContent } from '../../article/post-content.tsx';
import type { PageMeta } from '../../document/page-meta.ts';
import { childPagesQuery } from '../../queries/pages.ts';
import { needPost, postQuery } from '../../queries/post.ts';
import { need, want } from '../../queries/read.ts';
import type { LoaderContext } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';
import { PageTiles } from './page-tiles.tsx';
import { pathsOfCards } from './paths-of-cards.ts';

const ROOT = 0;

export async function loader({ services, params: { slug } }: LoaderContext): Promise<PageMeta> {
  if (slug === HIDDEN_SLUG) throw redirect(paths.start(), 301);
  if (slug === undefined) {
    await need(services, childPagesQuery(services, ROOT));
    return {
      title: sv.overview.title,
      description: sv.overview.description,
      canonicalPath: paths.overview(),
    };
  }
  const post = await needPost(services, slug, ['page', 'page-related']);
  await Promise.all([want(services, childPagesQuery(services, post.id), []), loadContent(services, post)]);
  return metaOfPost(post, paths.overview(post.slug), { trail: [] });
}

/** A top section with its pages; without a slug, every section. Source: SPEC section 2, /overblick/:slug?. */
export function Page() {
  const { slug } = useParams();
  return slug === undefined ? <AllSections /> : <OneSection slug={slug} />;
}

function AllSections() {
  const { data: sections } = useSuspenseQuery(childPagesQuery(useServices(), ROOT));
  return (
    <Container>
      <h1>{sv.overview.title}</h1>
      <Introduction>{sv.overview.description}</Introduction>
      <PageTiles pages={sections} pathOf={(page) => paths.overview(page.slug)} />
    </Container>
  );
}

function OneSection({ slug }: { slug: string }) {
  const services = useServices();
  const { data: post } = useSuspenseQuery(postQuery(services, slug));
  const { data: children = [] } = useQuery({
    ...childPagesQuery(services, post?.id ?? ROOT),
    enabled: post !== null,
  });
  if (post === null) return null;
  const shown = pathsOfCards(post.content ?? []);
  const rest = children.filter((page) => !shown.has(paths.post(page)));
  return (
    <>
      <Container>
        <Breadcrumbs trail={[]} />
        <h1>{post.title}</h1>
        <Introduction>{post.excerpt}</Introduction>
        {rest.length > 0 && <PageTiles pages={rest} pathOf={paths.post} title={sv.overview.pages} />}
      </Container>
      <ArticleFrame as="div">
        <Body>
          <PostContent content={post.content} />
        </Body>
        <PostAside post={post} />
      </ArticleFrame>
    </>
  );
}
