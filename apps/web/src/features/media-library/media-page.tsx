import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { loadSavedViews } from '../../administration/saved-views/saved-views-query.ts';
import type { LoaderContext, PageData } from '../../navigation/page-route.ts';
import { SAME_PLACE } from '../../navigation/same-place.ts';
import { needRight } from '../../session/need-right.ts';
import { type LibraryView, queryOf, viewFrom } from './list/library-view.ts';
import { MediaLibrary } from './media-library.tsx';
import { mediaTexts } from './media-texts.ts';

export async function loader({ services }: LoaderContext): Promise<PageData> {
  needRight(services, 'manage_media');
  await loadSavedViews(services, 'media');
  const { title, description } = mediaTexts;
  return { meta: { title, description, canonicalPath: adminPaths.media(), isIndexed: false } };
}

const Title = styled.h1`
  margin-bottom: 1rem;
  font-size: clamp(1.625rem, 1.4rem + 0.8vw, 2rem);
`;

/** The media library, as the address says that it is seen. Source: SPEC section 2, /profile/admin/media. */
export function Page() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const view = useMemo(() => viewFrom(new URLSearchParams(search)), [search]);
  const onViewChange = useCallback(
    (view: LibraryView, { replace = false } = {}) =>
      void navigate(addressOf(view), { replace, state: SAME_PLACE, preventScrollReset: true }),
    [navigate],
  );
  return (
    <>
      <Title>{mediaTexts.title}</Title>
      <MediaLibrary view={view} onViewChange={onViewChange} addressOf={addressOf} />
    </>
  );
}

function addressOf(view: LibraryView): string {
  return adminPaths.media() + queryOf(view);
}
