import { Container } from '@brandpost/ui';
import { EmergencyCall } from '../../article/emergency-call.tsx';
import { sv } from '../../texts/sv.ts';

/**
 * In place of everything, when not even the error page can be shown. It needs nothing of what may have failed; its link
 * loads the site anew. Source: SPEC section 8.
 */
export function ErrorPageFailed() {
  return (
    <Container as="main">
      <p lang="en">{sv.errorPage.failedTwice}</p>
      <h1>{sv.errorPage.failedTitle}</h1>
      <p>{sv.errorPage.failedText}</p>
      <EmergencyCall />
      <p>
        <a href="/">{sv.errorPage.home}</a>
      </p>
    </Container>
  );
}
