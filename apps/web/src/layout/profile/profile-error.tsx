import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPage } from '../error-pages/error-page.tsx';
import { NoRight } from './no-right.tsx';

/** In place of a page of the profile area that failed: those without the right read so, beside the menu of what they may open. */
export function ProfileError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 403) return <ErrorPage />;
  return <NoRight refusal={error.data} />;
}
