import type { Post } from '@brandpost/domain';
import { decodeMediaRecord, decodePost } from '@brandpost/rubicore-api';
import { Container, colour } from '@brandpost/ui';
import { Eye } from 'lucide-react';
import { useRouteError } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { need, notFound, want } from '../../api/read.ts';
import type { Services } from '../../api/services.ts';
import { loadAreaMap } from '../../area-map/load-area-map.ts';
import { FilesOfPreview } from '../../article/file-path.ts';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { ErrorMessage } from '../../layout/error-pages/error-message.tsx';
import { ErrorPage } from '../../layout/error-pages/error-page.tsx';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { type ContentResources, fetchResources, mediaResource, NO_RESOURCES } from '../../queries/content.ts';
import { sv } from '../../texts/sv.ts';
import { vacancyPart } from '../../vacancies/vacancy-part.ts';
import { PostAsSeen } from './post-as-seen.tsx';
import { previewTexts } from './preview-texts.ts';

const Notice = styled.section`
  display: flex;
  gap: 0.875rem;
  align-items: flex-start;
  margin-bottom: 2.5rem;
  padding: 1rem 1.25rem;
  border-left: 6px solid ${colour('signal')};
  border-radius: 0 var(--bp-radius-m) var(--bp-radius-m) 0;
  background: ${colour('warning-bg')};
  font-size: 1.0625rem;

  svg {
    flex: none;
    margin-top: 0.1875rem;
  }
  h2 {
    font-size: 1.125rem;
  }
`;

export async function loader({ services, params: { token } }: LoaderContext) {
  if (token === undefined) throw notFound();
  const previewed = await needPreview(services, token);
  const meta = {
    title: previewTexts.title(previewed.post.title),
    description: previewed.post.excerpt,
    canonicalPath: paths.preview(token),
    isIndexed: false,
  };
  return { meta, token, ...previewed, ...(await loadAreaMap(services, previewed.post, false)) };
}

/** A post that is not out yet, for anyone who has a link to it. Source: decision 0027. */
export function Page() {
  const { token, post, resources, map, ...preview } = usePageData<typeof loader>();
  return (
    <FilesOfPreview value={token}>
      <Container>
        <Notice aria-label={previewTexts.label}>
          <Eye aria-hidden="true" size={22} />
          <div>
            <h2>{previewTexts.heading}</h2>
            <p>{whatItIs(post.status, preview)}</p>
            <p>
              {previewTexts.until} <TimeStamp instant={preview.expires} withTime />.
            </p>
          </div>
        </Notice>
      </Container>
      <PostAsSeen post={post} resources={resources} map={map} />
    </FilesOfPreview>
  );
}

/** A link that leads nowhere says so, and who can help. */
export function Failed() {
  const error = useRouteError();
  const isOver = typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
  if (!isOver) return <ErrorPage />;
  return (
    <ErrorMessage
      status={404}
      title={previewTexts.over.title}
      english={[sv.errorPage.notFound, sv.errorPage.notFoundDetail]}
      text={previewTexts.over.text}
    />
  );
}

function whatItIs(status: Previewed['post']['status'], { isWorkingCopy }: Pick<Previewed, 'isWorkingCopy'>) {
  if (isWorkingCopy) return previewTexts.workingCopy;
  return status === 'publish' ? previewTexts.published : previewTexts.draft;
}

/** What a link to something that is not out yet shows. */
type Previewed = {
  post: Post;
  resources: ContentResources;
  /** It shows what is being written, which the published post does not say yet. */
  isWorkingCopy: boolean;
  /** Until when the link leads here; ISO 8601. */
  expires: string;
};

/**
 * The post behind a link to what is not out yet, with the files that the link lets through.
 * @throws a 404 for a link that is unknown, over or taken back
 */
async function needPreview(services: Services, token: string): Promise<Previewed> {
  const {
    post: wire,
    media,
    ...preview
  } = await need(services, services.client.call('getPreview', { params: { token } }));
  const post = decodePost(wire);
  if (post === null) throw notFound();
  const [resources] = await Promise.all([
    want(services, fetchResources(services, post.content ?? []), NO_RESOURCES),
    post.vacancy && vacancyPart.load(),
  ]);
  const records = media.map(decodeMediaRecord).filter((record) => record !== null);
  return { ...preview, post, resources: { ...resources, media: records.map(mediaResource) } };
}
