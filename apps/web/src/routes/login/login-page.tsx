import type { LoaderContext, PageData } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { loginTexts } from '../../texts/login-texts.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { LoginFrame } from './login-frame.tsx';
import { readSignInAddress, type SignInAddress } from './sign-in-address.ts';
import { WaysIn } from './ways-in.tsx';

/** The title says what happened, since it is what is read first. */
export async function loader({ services, url }: LoaderContext): Promise<PageData> {
  const title = titleFor(ownSession(services.session) !== null, readSignInAddress(url.searchParams));
  return {
    meta: { title, description: loginTexts.description, canonicalPath: paths.login(), isIndexed: false },
  };
}

function titleFor(isSignedIn: boolean, { failure, hasSignedOut }: SignInAddress): string {
  if (isSignedIn) return loginTexts.already.title;
  if (hasSignedOut) return loginTexts.signedOut.title;
  return failure === null ? loginTexts.title : loginTexts.failedTitle;
}

/** The way in; who is in already is told so. Source: SPEC section 2, /login. */
export function Page() {
  const session = ownSession(useSession());
  return <LoginFrame>{session === null ? <WaysIn /> : <AlreadySignedIn session={session} />}</LoginFrame>;
}
