import { buttonShape } from '@brandpost/ui';
import { LockKeyhole } from 'lucide-react';
import { Link, useRouteError } from 'react-router';
import { styled } from 'styled-components';
import { ListState } from '../../lists/list-state.tsx';
import { paths } from '../../router/paths.ts';
import { ErrorPage } from '../../routes/error/error-page.tsx';
import { profileTexts } from '../../texts/profile-texts.ts';

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
  const isRefused = typeof error === 'object' && error !== null && 'status' in error && error.status === 403;
  if (!isRefused) return <ErrorPage />;
  const { noRight } = profileTexts;
  return (
    <>
      <Title>{noRight.heading}</Title>
      <ListState icon={LockKeyhole} title={noRight.title} text={noRight.text}>
        <Way to={paths.start()}>{noRight.back}</Way>
      </ListState>
    </>
  );
}
