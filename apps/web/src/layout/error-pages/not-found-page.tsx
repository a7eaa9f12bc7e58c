import { notFound } from '../../api/read.ts';
import { sv } from '../../texts/sv.ts';
import { ErrorMessage } from './error-message.tsx';

/** Refuses every address that no route knows. */
export function loadNotFound(): never {
  throw notFound();
}

/** Source: SPEC section 2, Error display. */
export function NotFoundPage() {
  return (
    <ErrorMessage
      status={404}
      title={sv.errorPage.notFoundTitle}
      english={[sv.errorPage.notFound, sv.errorPage.notFoundDetail]}
      text={sv.errorPage.notFoundText}
    />
  );
}
