import { validateLogin } from '@brandpost/validation';
import type { Dependencies } from '../dependencies.ts';
import { passwordSignInOff } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { requireValid } from '../validity/require-valid.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { signInByPassword } from './sign-in-by-password.ts';

/** Sign-in by password. Source: SPEC section 7. */
export function signInCalls(deps: Dependencies): CallHandlers {
  const { db, now, passwordSignIn, passkeys } = deps;
  return {
    async logIn({ body, by, request }) {
      if (!passwordSignIn) throw passwordSignInOff();
      requireValid(validateLogin(body));
      const { username, password, device = null } = body;
      const given = { username: username.trim(), password, address: request.ip, device };
      const found = await signInByPassword(deps, given, { by, log: request.log });
      return await db.transaction().execute(async (trx) => {
        const signedIn = { userId: found.id, signedInBy: 'password', device } as const;
        return await completeSignIn(trx, signedIn, { by, now: now(), passkeys });
      });
    },
  };
}
