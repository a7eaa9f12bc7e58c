import { buttonShape } from '@brandpost/ui';
import { LockKeyhole, UserRoundX } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Link, redirectDocument, useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { SAME_PLACE } from '../../../layouts/navigation/use-arrival.ts';
import { ListState } from '../../../lists/list-state.tsx';
import { libraryAccess } from '../../../media-library/access.ts';
import { type LibraryView, queryOf, viewFrom } from '../../../media-library/list/library-view.ts';
import { MediaLibrary } from '../../../media-library/media-library.tsx';
import type { LoaderContext, PageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { useSession } from '../../../session/use-session.ts';
import { mediaTexts } from '../../../texts/media-texts.ts';

/** Visitors are led to the sign-in page, and from there back. */
export async function loader({ services }: LoaderContext): Promise<PageData> {
  if (libraryAccess(services.session) === 'visitor') throw redirectDocument(paths.login(services.address()));
  const { title, description } = mediaTexts;
  return { meta: { title, description, canonicalPath: paths.adminMedia(), isIndexed: false } };
}

const Title = styled.h1`
  margin-bottom: 1.75rem;
  font-size: clamp(2rem, 1.5rem + 2vw, 3rem);
`;
const Way = styled(Link)`
  ${buttonShape}
`;

/** The media library. Source: SPEC section 2, /profile/admin/media. */
export function Page() {
  const access = libraryAccess(useSession());
  return (
    <>
      <Title>{mediaTexts.title}</Title>
      {access === 'granted' && <LibraryOfAddress />}
      {access === 'unknown' && <ListState icon={UserRoundX} {...mediaTexts.unknownSession} />}
      {access === 'refused' && (
        <ListState icon={LockKeyhole} title={mediaTexts.noRight.title} text={mediaTexts.noRight.text}>
          <Way to={paths.start()}>{mediaTexts.noRight.back}</Way>
        </ListState>
      )}
    </>
  );
}

/** The library as the address says that it is seen. */
function LibraryOfAddress() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const view = useMemo(() => viewFrom(new URLSearchParams(search)), [search]);
  const onViewChange = useCallback(
    (view: LibraryView, { replace = false } = {}) =>
      void navigate(addressOf(view), { replace, state: SAME_PLACE, preventScrollReset: true }),
    [navigate],
  );
  return <MediaLibrary view={view} onViewChange={onViewChange} addressOf={addressOf} />;
}

function addressOf(view: LibraryView): string {
  return paths.adminMedia() + queryOf(view);
}
