import type { PageMeta } from '../../document/page-meta.ts';
import type { LoaderContext } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { sv } from '../../texts/sv.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { LoginFrame } from './login-frame.tsx';
import { readSignInAddress, type SignInAddress } from './sign-in-address.ts';
import { WaysIn } from './ways-in.tsx';

/** The title says what happened, since it is what is read first. */
export async function loader({ services, url }: LoaderContext): Promise<PageMeta> {
  return {
    title: titleFor(ownSession(services.session) !== null, readSignInAddress(url.searchParams)),
    description: sv.login.description,
    canonicalPath: paths.login(),
    isIndexed: false,
  };
}

function titleFor(isSignedIn: boolean, { failure, hasSignedOut }: SignInAddress): string {
  if (isSignedIn) return sv.login.already.title;
  if (hasSignedOut) return sv.login.signedOut.title;
  return failure === null ? sv.login.title : sv.login.failedTitle;
}

/** The way in; who is in already is told so. Source: SPEC section 2, /login. */
export function Page() {
  const session = ownSession(useSession());
  return <LoginFrame>{session === null ? <WaysIn /> : <AlreadySignedIn session={session} />}</LoginFrame>;
}
