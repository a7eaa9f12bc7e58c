import { LANGUAGES, type Language, OWN_LANGUAGE } from '@brandpost/domain';
import { ApiError } from '@brandpost/rubicore-api';
import { lazy, Suspense } from 'react';
import { paths } from '../../addresses/paths.ts';
import { notFound, saysNotFound } from '../../api/read.ts';
import { LoadingCard } from '../../layout/loading/loading-card.tsx';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts';
import { mayAny } from '../../session/may-any.ts';
import { needRight, needSession, refusal } from '../../session/need-right.ts';
import { rightTexts } from '../../session/right-texts.ts';
import type { OwnSession } from '../../session/use-session.ts';
import { BEGINNERS, WRITERS } from '../../session/writers.ts';
import { typesToWrite, type WritableType } from './opening/types-to-write.ts';
import { postEditorTexts } from './post-editor-texts.ts';

/** Nothing of it is loaded before somebody is here who may write. */
const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }));

export async function loader({ services, params: { id }, url }: LoaderContext) {
  const own = needSession(services);
  if (id === undefined && !mayAny(own, ...BEGINNERS)) {
    throw refusal({ needed: ['create_post'], todo: rightTexts.todo.create_post });
  }
  const { user } = needRight(services, ...WRITERS);
  const postId = id === undefined ? null : Number(id);
  if (postId !== null && !(Number.isSafeInteger(postId) && postId > 0)) throw notFound();
  const { title, existing, description } = postEditorTexts.page;
  const page = {
    meta: {
      title: postId === null ? title : existing,
      description,
      canonicalPath: paths.createContent(postId),
      isIndexed: false,
    },
    // It may not be there, or not be theirs.
    namesItself: postId !== null,
    postId,
    copiedId: postId === null ? copiedIdIn(url) : null,
    copiedInto: postId === null ? languageIn(url) : null,
    templateId: postId === null ? idIn(url, 'mall') : null,
    type: postId === null ? typeIn(url, own) : null,
    isToOwnGroup: url.searchParams.get('till') === 'gruppen',
    userId: user.id,
    isPreviewed: url.searchParams.get('visa') === 'sida',
    isHistoryOpen: url.searchParams.get('visa') === 'historik',
    isContactSought: url.searchParams.get('visa') === 'kontakt',
    soughtComment: soughtCommentIn(url),
  };
  // The page says so itself, and asks by itself: this is for the document alone.
  return import.meta.env.SSR && (await isMissing(services, postId)) ? saysNotFound(page) : page;
}

async function isMissing({ client }: LoaderContext['services'], postId: number | null): Promise<boolean> {
  if (postId === null) return false;
  const asked = client.call('getPost', { params: { slug: String(postId) }, query: {} });
  return await asked.then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.status === 404,
  );
}

function copiedIdIn(url: LoaderContext['url']): number | null {
  return idIn(url, 'kopia');
}

/** The language that a page is copied for, to become its version in it. */
function languageIn({ searchParams }: LoaderContext['url']): Language | null {
  const named = searchParams.get('sprak');
  return LANGUAGES.find((language) => language === named && language !== OWN_LANGUAGE) ?? null;
}

/** An object of its own for each time that somebody comes for it. */
function soughtCommentIn(url: LoaderContext['url']): { id: number } | null {
  const id = idIn(url, 'kommentar');
  return id === null ? null : { id };
}

/** What it is to be, where the address says so and they may write it. */
function typeIn({ searchParams }: LoaderContext['url'], own: OwnSession): WritableType | null {
  const named = searchParams.get('typ');
  return typesToWrite(own).types.find((type) => type === named) ?? null;
}

function idIn({ searchParams }: LoaderContext['url'], name: string): number | null {
  const id = Number(searchParams.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Where content is written. Source: SPEC section 2, /skapa-innehall/:id?. */
export function Page() {
  const { postId, copiedId, copiedInto, templateId, type, isToOwnGroup, userId, ...shown } =
    usePageData<typeof loader>();
  const opening = { postId, copiedId, copiedInto, templateId, type, isToOwnGroup, userId };
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <LoadingCard />;
  return (
    <Suspense fallback={<LoadingCard />}>
      <Editor
        key={postId ?? `new-${copiedId}-${copiedInto}-${templateId}-${type}-${isToOwnGroup}`}
        {...opening}
        {...shown}
      />
    </Suspense>
  );
}
