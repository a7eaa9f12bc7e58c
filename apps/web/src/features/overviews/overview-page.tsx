import type { Post } from '@brandpost/domain';
import { Container } from '@brandpost/ui';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { ArticleFrame, Body, Introduction } from '../../article/article-frame.ts';
import { Breadcrumbs } from '../../article/breadcrumbs.tsx';
import { Lead } from '../../article/lead.ts';
import { PostAside } from '../../article/post-aside.tsx';
import { PostContent } from '../../article/post-content.tsx';
import { useSoftHyphens } from '../../article/soft-hyphens.ts';
import { Unpublished } from '../../article/unpublished.tsx';
import { usePageData } from '../../navigation/page-route.ts';
import type { ContentResources } from '../../queries/content.ts';
import type { PageSummary } from '../../queries/pages.ts';
import { AllInLanguage } from './all-in-language.tsx';
import { MorePages } from './more-pages.tsx';
import type { loader } from './overview-loader.ts';
import { overviewTexts } from './overview-texts.ts';
import { PageTiles } from './page-tiles.tsx';
import { pathsOfCards } from './paths-of-cards.ts';

/* Cards have the whole width where nothing stands beside them. */
const Section = styled(ArticleFrame)`
  &:not(:has(> aside)) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A top section with its pages; without a slug, every section, or all that is in another language. Source: SPEC section 2, /overblick/:slug?. */
export function Page() {
  const { sections, section, inLanguage } = usePageData<typeof loader>();
  if (inLanguage !== null) return <AllInLanguage {...inLanguage} />;
  return section === null ? <AllSections sections={sections} /> : <OneSection {...section} />;
}

function AllSections({ sections }: { sections: PageSummary[] }) {
  return (
    <Container>
      <h1>{overviewTexts.title}</h1>
      <Introduction>{sections.length > 0 ? overviewTexts.description : overviewTexts.none}</Introduction>
      <PageTiles pages={sections} pathOf={paths.post} />
    </Container>
  );
}

type OneSectionProps = { post: Post; resources: ContentResources; pages: PageSummary[] };

function OneSection({ post, resources, pages }: OneSectionProps) {
  const shown = pathsOfCards(post.content ?? []);
  const soft = useSoftHyphens(post.language);
  const rest = pages.filter((page) => !shown.has(paths.post(page)));
  return (
    <>
      <Unpublished post={post} />
      <Container>
        <Breadcrumbs trail={[]} />
        <h1 {...soft(post.title)} />
        <Lead {...soft(post.excerpt)} />
      </Container>
      <Section>
        <div>
          {post.content?.length ? (
            <Body>
              <PostContent content={post.content} resources={resources} />
            </Body>
          ) : null}
          {shown.size === 0 && <PageTiles pages={rest} pathOf={paths.post} title={overviewTexts.pages} />}
          {shown.size > 0 && rest.length > 0 && <MorePages pages={rest} />}
        </div>
        <PostAside post={post} />
      </Section>
    </>
  );
}
