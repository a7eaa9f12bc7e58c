import { CONTACT_PAGE_SLUG, languageAttributes, OWN_LANGUAGE, type Post } from '@brandpost/domain';
import type { RelatedPost } from '@brandpost/rubicore-api';
import { colour } from '@brandpost/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { ArticleEnd, ReadOn } from '../../article/article-end.tsx';
import { Body, Facts } from '../../article/article-frame.ts';
import type { ArticleFrameWords } from '../../article/article-texts.ts';
import { AsideCard } from '../../article/aside-card.ts';
import { Breadcrumbs } from '../../article/breadcrumbs.tsx';
import { FoldedContents, StandingContents } from '../../article/contents-list.tsx';
import { Lead } from '../../article/lead.ts';
import { LeadPicture, leadOf } from '../../article/lead-picture.tsx';
import { hasCards, PostAside, PostCards, PostCardsBelow, Side } from '../../article/post-aside.tsx';
import { PostContent } from '../../article/post-content.tsx';
import { ReadMorePart } from '../../article/read-more-part.tsx';
import { ReadingFrame } from '../../article/reading-frame.ts';
import { useSoftHyphens } from '../../article/soft-hyphens.ts';
import { TimeStamp } from '../../article/time-stamp.tsx';
import type { Alternate } from '../../document/page-meta.ts';
import { FireCard } from '../../fire-ban/fire-card.tsx';
import { FeedbackPart } from '../../plain-forms/feedback-part.tsx';
import type { KnownStatement } from '../../plain-forms/known-statement.ts';
import { StatementPart } from '../../plain-forms/statement-part.tsx';
import type { ContentResources } from '../../queries/content.ts';
import type { KnownFireBans } from '../../queries/fire-bans.ts';
import type { MenuPage } from '../../queries/pages.ts';
import { sv } from '../../texts/sv.ts';
import { vacancyPart } from '../../vacancies/vacancy-part.ts';
import { LanguageMenu } from './language-menu.tsx';
import { pageTexts } from './page-texts.ts';

const Local = styled(AsideCard)`
  padding-block: 1.25rem;

  ul {
    padding: 0;
    list-style: none;
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
  /** What is known of fires, on pages about them; null on all others. */
  fireBans?: KnownFireBans | null;
  /** The slug of the page about fire bans; null on that page, and where there is none. */
  fireBanPage?: string | null;
  /** What the accessibility statement says, on its page; null on all others. */
  statement?: KnownStatement | null;
  trail: readonly { title: string; path: string }[];
  /** The page in each of its languages; none where there is but one. */
  alternates?: readonly Alternate[] | undefined;
  /** Pages below this one in the tree. */
  pagesBelow: readonly MenuPage[];
  related: readonly RelatedPost[];
  /** What stands around the text, where it is not in Swedish. */
  frame?: ArticleFrameWords | undefined;
};

/** A page's title, picture, text and blocks, what stands beside them, and where to read on. */
export function PageView({
  post,
  resources,
  fireBans = null,
  fireBanPage = null,
  statement = null,
  trail,
  alternates = [],
  pagesBelow,
  related,
  frame,
}: PageViewProps) {
  const { dir } = languageAttributes(post.language);
  const changed = post.updatedDate ?? post.publishedDate;
  const { media, caption, content } = useMemo(() => leadOf(post), [post]);
  const { sections = [] } = resources;
  const isLong = sections.length > 0;
  const soft = useSoftHyphens(post.language);
  // What people come to this page for is not below its picture, nor beside its text.
  const contactFirst = post.slug === CONTACT_PAGE_SLUG ? post.contact : null;
  const beside = contactFirst === null ? post : { ...post, contact: null };
  const below = pagesBelow.length > 0 && (
    <Local as="nav" aria-labelledby="undersidor">
      <h2 id="undersidor">{pageTexts.pagesBelow}</h2>
      <ul>
        {pagesBelow.map((page) => (
          <li key={page.id}>
            <Link to={pathFrom(post, page)}>{page.title}</Link>
          </li>
        ))}
      </ul>
    </Local>
  );
  return (
    // From right to left the whole frame is, with what stands around the text in English.
    <ReadingFrame dir={dir}>
      <article>
        <Breadcrumbs trail={trail} />
        <LanguageMenu alternates={alternates} current={post.language} />
        <div {...languageAttributes(post.language)}>
          <h1 {...soft(post.title)} />
          {fireBans !== null && (
            <Answer>
              <FireCard fireBans={fireBans} slug={fireBanPage} language={post.language} />
            </Answer>
          )}
          <Lead {...soft(post.excerpt)} />
          {contactFirst !== null && (
            <Answer>
              <PostCards post={{ blurbs: [], info: [], contact: contactFirst }} />
            </Answer>
          )}
          {post.vacancy && <vacancyPart.View vacancy={post.vacancy} />}
          <LeadPicture media={media} caption={caption} isWide={!(isLong || hasCards(beside) || below)} />
        </div>
        <FoldedContents sections={sections} language={post.language} frame={frame} />
        <Body {...languageAttributes(post.language)}>
          <PostContent
            content={content}
            resources={resources}
            isLed={media !== null}
            language={post.language}
          />
        </Body>
        {statement !== null && <StatementPart statement={statement} />}
        <ArticleEnd title={post.title} path={paths.post(post)} frame={frame}>
          {changed && (
            <Facts>
              <span>
                {frame?.updated ?? (
                  <>
                    {sv.page.updated} <TimeStamp instant={changed} />
                  </>
                )}
              </span>
            </Facts>
          )}
          <FeedbackPart path={paths.post(post)} language={post.language} />
        </ArticleEnd>
      </article>
      {isLong ? (
        <Side>
          <StandingContents sections={sections} language={post.language} frame={frame} />
        </Side>
      ) : (
        <PostAside post={beside}>{below}</PostAside>
      )}
      <ReadOn>
        {isLong && <PostCardsBelow post={beside}>{below}</PostCardsBelow>}
        <ReadMorePart posts={related} pathOf={(other) => pathFrom(post, other)} />
      </ReadOn>
    </ReadingFrame>
  );
}

/** Where a page is read that one comes to from another, with the way back to that one where there is such an address. */
function pathFrom({ slug, language }: Post, page: Pick<Post, 'type' | 'slug'>): string {
  const path = paths.post(page);
  return language === OWN_LANGUAGE && path === paths.page(page.slug) ? paths.page(slug, page.slug) : path;
}
