/** Where staff begin their day. */
const OWN_PAGE = '/profile';

/** Where somebody who has signed in is led: to where they wanted to go, or to their own page. @param returnTo a path on this site */
export function landingOf(returnTo: string): string {
  return returnTo === '/' ? OWN_PAGE : returnTo;
}
