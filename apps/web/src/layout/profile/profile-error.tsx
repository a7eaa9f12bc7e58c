import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useOwnTitle } from '../../navigation/page-title.ts';
import { sv } from '../../texts/sv.ts';
import { ErrorPage } from '../error-pages/error-page.tsx';
import { NoRight } from './no-right.tsx';

/** In place of a page of the profile area that failed: those without the right read so, beside the menu of what they may open. */
export function ProfileError() {
  const error = useRouteError();
  const response = isRouteErrorResponse(error) ? error : null;
  useOwnTitle(response?.status === 404 ? sv.errorPage.notFoundTitle : null);
  return response?.status === 403 ? <NoRight refusal={response.data} /> : <ErrorPage />;
}
