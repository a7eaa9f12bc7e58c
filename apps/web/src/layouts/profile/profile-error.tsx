import { buttonShape } from '@brandpost/ui';
import { LockKeyhole } from 'lucide-react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { styled } from 'styled-components';
import { ListState } from '../../lists/list-state.tsx';
import { paths } from '../../router/paths.ts';
import { ErrorPage } from '../../routes/error/error-page.tsx';
import { profileTexts } from '../../texts/profile-texts.ts';
import { rightTexts } from '../../texts/right-texts.ts';

const Title = styled.h1`
  margin-bottom: 1.5rem;
  font-size: clamp(2rem, 1.5rem + 2vw, 3rem);
`;
const Way = styled(Link)`
  ${buttonShape}
`;

/** In place of a page of the profile area that failed: those without the right are told so, beside the menu of what they may open. */
export function ProfileError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 403) return <ErrorPage />;
  const { noRight } = profileTexts;
  return (
    <>
      <Title>{noRight.heading}</Title>
      <ListState
        icon={LockKeyhole}
        title={noRight.title}
        text={[whoMay(error.data), noRight.text].join(' ').trim()}
      >
        <Way to={paths.start()}>{noRight.back}</Way>
      </ListState>
    </>
  );
}

/** Who may open the page, where the refusal names the rights that it takes. */
function whoMay(refusal: { needed?: readonly string[] } | null): string {
  const names: Readonly<Record<string, string>> = rightTexts.names;
  const needed = refusal?.needed?.map((right) => names[right] ?? right) ?? [];
  return needed.length === 0 ? '' : rightTexts.needs(needed);
}
