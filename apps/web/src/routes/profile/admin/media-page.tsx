import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { SAME_PLACE } from '../../../layouts/navigation/use-arrival.ts';
import { type LibraryView, queryOf, viewFrom } from '../../../media-library/list/library-view.ts';
import { MediaLibrary } from '../../../media-library/media-library.tsx';
import type { LoaderContext, PageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { mediaTexts } from '../../../texts/media-texts.ts';

export async function loader({ services }: LoaderContext): Promise<PageData> {
  needRight(services, 'manage_media');
  const { title, description } = mediaTexts;
  return { meta: { title, description, canonicalPath: paths.adminMedia(), isIndexed: false } };
}

const Title = styled.h1`
  margin-bottom: 1.75rem;
  font-size: clamp(2rem, 1.5rem + 2vw, 3rem);
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
  return paths.adminMedia() + queryOf(view);
}
