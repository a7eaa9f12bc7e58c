import { paths } from '../../addresses/paths.ts';
import type { LoaderContext, PageData } from '../../navigation/page-route.ts';
import { passkeyTexts } from '../../passkeys/passkey-texts.ts';
import { type OwnSession, ownSession, useSession } from '../../session/use-session.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { LoginFrame } from './login-frame.tsx';
import { loginTexts } from './login-texts.ts';
import { OwnPassword } from './own-password.tsx';
import { PasskeyDuty } from './passkey-duty.tsx';
import { readSignInAddress, type SignInAddress } from './sign-in-address.ts';
import { SignInMethods } from './sign-in-methods.tsx';

/** The title says what happened, since it is what is read first. */
export async function loader({ services, url }: LoaderContext): Promise<PageData> {
  const own = ownSession(services.session);
  const title =
    own?.user.mustDo === undefined
      ? titleFor(own !== null, readSignInAddress(url.searchParams))
      : DUTY_TITLES[own.user.mustDo];
  return {
    meta: { title, description: loginTexts.description, canonicalPath: paths.login(), isIndexed: false },
  };
}

const DUTY_TITLES = {
  'change-password': loginTexts.ownPassword.title,
  'add-passkey': passkeyTexts.duty.add.title,
  'use-passkey': passkeyTexts.duty.use.title,
} as const;

function titleFor(isSignedIn: boolean, { failure, hasSignedOut }: SignInAddress): string {
  if (isSignedIn) return loginTexts.already.title;
  if (hasSignedOut) return loginTexts.signedOut.title;
  return failure === null ? loginTexts.title : loginTexts.failedTitle;
}

/** The way in; those who are signed in already read so. Source: SPEC section 2, /login. */
export function Page() {
  const session = ownSession(useSession());
  return <LoginFrame>{session === null ? <SignInMethods /> : <SignedIn session={session} />}</LoginFrame>;
}

function SignedIn({ session }: { session: OwnSession }) {
  const { mustDo } = session.user;
  if (mustDo === undefined) return <AlreadySignedIn session={session} />;
  return mustDo === 'change-password' ? <OwnPassword session={session} /> : <PasskeyDuty duty={mustDo} />;
}
