import { languageAttributes, type Post } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { ArticleFrame, Body, Facts, Introduction } from '../../article/article-frame.ts';
import { Breadcrumbs } from '../../article/breadcrumbs.tsx';
import { AsideCard, PostAside } from '../../article/post-aside.tsx';
import { PostContent } from '../../article/post-content.tsx';
import { TimeStamp } from '../../article/time-stamp.tsx';
import type { Alternate } from '../../document/page-meta.ts';
import { FireCard } from '../../fire-ban/fire-card.ts';
import { FeedbackPart } from '../../plain-forms/feedback-part.tsx';
import type { KnownStatement } from '../../plain-forms/known-statement.ts';
import { StatementPart } from '../../plain-forms/statement-part.tsx';
import type { ContentResources } from '../../queries/content.ts';
import type { KnownFireBans } from '../../queries/fire-bans.ts';
import type { MenuPage } from '../../queries/pages.ts';
import { sv } from '../../texts/sv.ts';
import { vacancyPart } from '../../vacancies/vacancy-part.ts';
import { LanguageMenu } from './language-menu.tsx';

const Local = styled(AsideCard)`
  padding-block: 1.25rem;

  ul {
    gap: 0;
  }
  li + li {
    border-top: 1px solid ${colour('line')};
  }
  a {
    display: block;
    padding-block: 0.625rem;
    color: ${colour('ink')};
    text-decoration: none;
  }
  a:hover {
    color: ${colour('primary')};
    text-decoration: underline;
  }
`;

const Answer = styled.div`
  margin-top: 2rem;
`;

type PageViewProps = {
  post: Post;
  resources: ContentResources;
  /** What is known of fires, on the page about them; null on all others. */
  fireBans?: KnownFireBans | null;
  /** What the accessibility statement says, on its page; null on all others. */
  statement?: KnownStatement | null;
  trail: readonly { title: string; path: string }[];
  /** The page in each of its languages; none where there is but one. */
  alternates?: readonly Alternate[] | undefined;
  /** Pages beside this one in the tree. */
  related: readonly MenuPage[];
};

/** A page's title, text and blocks, with the way to its neighbours beside it. */
export function PageView({
  post,
  resources,
  fireBans = null,
  statement = null,
  trail,
  alternates = [],
  related,
}: PageViewProps) {
  const changed = post.updatedDate ?? post.publishedDate;
  return (
    <ArticleFrame>
      <article>
        <Breadcrumbs trail={trail} />
        <LanguageMenu alternates={alternates} current={post.language} />
        <div {...languageAttributes(post.language)}>
          <h1>{post.title}</h1>
          {fireBans !== null && (
            <Answer>
              <FireCard fireBans={fireBans} slug={null} />
            </Answer>
          )}
          <Introduction>{post.excerpt}</Introduction>
          {post.vacancy && <vacancyPart.View vacancy={post.vacancy} />}
          <Body>
            <PostContent content={post.content} resources={resources} />
          </Body>
        </div>
        {statement !== null && <StatementPart statement={statement} />}
        {changed && (
          <Facts>
            <span>
              {sv.page.updated} <TimeStamp instant={changed} />
            </span>
          </Facts>
        )}
        <FeedbackPart path={paths.post(post)} />
      </article>
      <PostAside post={post}>
        {related.length > 0 && (
          <Local as="nav" aria-labelledby="las-ocksa">
            <h2 id="las-ocksa">{sv.page.related}</h2>
            <ul>
              {related.map((page) => (
                <li key={page.id}>
                  <Link to={pathFrom(post, page)}>{page.title}</Link>
                </li>
              ))}
            </ul>
          </Local>
        )}
      </PostAside>
    </ArticleFrame>
  );
}

/** Where a page beside or below another is read, with the way back to that one where there is such an address. */
function pathFrom({ slug }: Post, page: MenuPage): string {
  const path = paths.post(page);
  return path === paths.page(page.slug) ? paths.page(slug, page.slug) : path;
}
