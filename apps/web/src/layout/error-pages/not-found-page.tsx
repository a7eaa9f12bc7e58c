import { useLocation } from 'react-router';
import { notFound } from '../../api/read.ts';
import { sv } from '../../texts/sv.ts';
import { ErrorMessage } from './error-message.tsx';
import { wordsOfAddress } from './words-of-address.ts';

/** Refuses every address that no route knows. */
export function loadNotFound(): never {
  throw notFound();
}

/** Source: SPEC section 2, Error display. */
export function NotFoundPage() {
  const words = wordsOfAddress(useLocation().pathname);
  return (
    <ErrorMessage
      status={404}
      title={sv.errorPage.notFoundTitle}
      english={[sv.errorPage.notFound, sv.errorPage.notFoundDetail]}
      text={sv.errorPage.notFoundText}
      wanted={words}
    />
  );
}
