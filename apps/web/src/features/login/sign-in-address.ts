import { type FailureCode, loginTexts } from './login-texts.ts';

/** What the sign-in page's address tells. */
export type SignInAddress = {
  /** Why somebody was not let in; what is not known is left out. */
  failure: FailureCode | null;
  /** Where somebody wanted to go, as it came: a value for the form alone, which the server judges. */
  returnTo: string;
  hasSignedOut: boolean;
};

export function readSignInAddress(search: URLSearchParams): SignInAddress {
  const failure = search.get('fel') ?? '';
  return {
    failure: isFailureCode(failure) ? failure : null,
    returnTo: search.get('tillbaka') ?? '',
    hasSignedOut: search.get('utloggad') === '1',
  };
}

function isFailureCode(value: string): value is FailureCode {
  return Object.hasOwn(loginTexts.failures, value);
}
