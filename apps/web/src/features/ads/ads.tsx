import { LIST_PER_PAGE, type Post } from '@brandpost/domain';
import { decodePost, type RubicoreClient } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { Tag } from '@brandpost/ui';
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { decodedList } from '../../api/decoded.ts';
import { useServices } from '../../api/services.ts';
import { loadContent } from '../../article/load-content.ts';
import { PostContent } from '../../article/post-content.tsx';
import { SmallButton } from '../../forms/form-group.tsx';
import { Question } from '../../forms/question.tsx';
import { PageTitle } from '../../layout/profile/page-title.ts';
import { Card, CardFacts, Cards, Nothing, Section } from '../../layout/profile/section.tsx';
import { useProfile } from '../../layout/profile/use-profile.ts';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { useLostFocus } from '../../navigation/use-lost-focus.ts';
import { needPost } from '../../queries/post.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { needSession } from '../../session/need-right.ts';
import type { AdType } from './ad-body.ts';
import { AdForm } from './ad-form.tsx';
import { adsTexts as texts } from './ads-texts.ts';

type AdSummary = Pick<
  Post,
  'id' | 'type' | 'slug' | 'title' | 'excerpt' | 'authorId' | 'publishedDate' | 'unpublishedDate'
>;

type AdsData = Awaited<ReturnType<typeof loadAds>>;

/** The ads of one kind, or one of them. */
export async function loadAds({ services, params, url }: LoaderContext, type: AdType) {
  needSession(services);
  const { title, description } = texts[type];
  if (params.slug !== undefined) {
    const post = await needPost(services, params.slug, url.pathname);
    const meta = {
      title: post.title,
      description: post.excerpt,
      canonicalPath: paths.post(post),
      isIndexed: false,
    };
    return { meta, type, one: { post, resources: await loadContent(services, post) } };
  }
  await needQuery(services, adsQuery(services.client, type));
  return { meta: { title, description, canonicalPath: paths.ads(type), isIndexed: false }, type, one: null };
}

/** The ads of one kind, newest first. */
function adsQuery(client: RubicoreClient, type: AdType) {
  const query = { type, sort: 'publishedDate DESC', perPage: LIST_PER_PAGE };
  return queryOptions({
    queryKey: [...queryKeys.posts, 'ads', type],
    queryFn: async ({ signal }) =>
      decodedList(await client.call('listPosts', { query, signal }), decodePost).map(summaryOf),
  });
}

/** What the page's loader answered. */
function useAds(): AdsData {
  return usePageData<(context: LoaderContext) => Promise<AdsData>>();
}

function summaryOf(post: Post): AdSummary {
  const { id, type, slug, title, excerpt, authorId, publishedDate, unpublishedDate } = post;
  return { id, type, slug, title, excerpt, authorId, publishedDate, unpublishedDate };
}

const Facts = styled(CardFacts)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  margin-bottom: 1rem;
`;
const Said = styled.p`
  margin-bottom: 1rem;
  font-weight: 600;

  &:empty {
    display: none;
  }
`;
const Title = styled.h3`
  font-size: 1.25rem;

  a {
    color: inherit;
  }
`;

/** Ads by staff: those there are, one's own to take back, and a form for another one. */
export function Ads() {
  const { one } = useAds();
  return one === null ? <AdList /> : <OneAd {...one} />;
}

function AdList() {
  const { type } = useAds();
  const { user } = useProfile();
  const { client } = useServices();
  const { data: ads } = useSuspenseQuery(adsQuery(client, type));
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState<AdSummary | null>(null);
  const { title, none, create } = texts[type];
  const heading = useLostFocus<HTMLHeadingElement>(ads.length);
  const takingBack = useMutation({
    mutationFn: ({ id }: AdSummary) => client.call('deletePost', { params: { id } }),
    meta: { invalidates: [queryKeys.posts] },
    onSuccess: () => setSaid(texts.takenBack),
    // What went wrong is said on the page, not behind the question.
    onSettled: () => setAsked(null),
  });
  return (
    <>
      <PageTitle ref={heading} tabIndex={-1}>
        {title}
      </PageTitle>
      <Said role="status">{said}</Said>
      {ads.length === 0 ? (
        <Nothing>{none}</Nothing>
      ) : (
        <Cards>
          {ads.map((ad) => (
            <Card key={ad.id}>
              <Title as="h2">
                <Link to={paths.post(ad)}>{ad.title}</Link>
              </Title>
              <p>{ad.excerpt}</p>
              <Facts>
                {ad.authorId === user.id && <Tag>{texts.yours}</Tag>}
                {ad.unpublishedDate && texts.until(formatDate(ad.unpublishedDate))}
              </Facts>
              {ad.authorId === user.id && (
                <SmallButton
                  type="button"
                  aria-label={texts.takeBackOf(ad.title)}
                  onClick={() => setAsked(ad)}
                >
                  {texts.takeBack}
                </SmallButton>
              )}
            </Card>
          ))}
        </Cards>
      )}
      <Section title={create}>
        <AdForm key={type} type={type} isPublishedSaid={said === ''} onPublish={() => setSaid('')} />
      </Section>
      {asked !== null && (
        <Question
          title={texts.takeBackQuestion}
          yes={texts.takeBack}
          no={texts.keep}
          onYes={() => takingBack.mutate(asked)}
          onNo={() => setAsked(null)}
          isDisabled={takingBack.isPending}
        >
          <p>{texts.takeBackText(asked.title)}</p>
        </Question>
      )}
    </>
  );
}

function OneAd({ post, resources }: NonNullable<AdsData['one']>) {
  const { type } = useAds();
  return (
    <article>
      <p>
        <Link to={paths.ads(type)}>{texts[type].title}</Link>
      </p>
      <PageTitle>{post.title}</PageTitle>
      <Facts>{post.unpublishedDate && texts.until(formatDate(post.unpublishedDate))}</Facts>
      <PostContent content={post.content} resources={resources} />
    </article>
  );
}
