import { matchPath } from 'react-router';
import { paths } from '../../addresses/paths.ts';

/** Everything that stands within the profile layout. The route table, which names the pages themselves, is held to it. */
const AREA = [
  `${paths.profile()}/*`,
  `${paths.ads('advertisment')}/:slug?`,
  `${paths.ads('givetake')}/:slug?`,
] as const;

/** Whether a path leads into the profile area. Source: SPEC section 2, Layouts. */
export function isInProfileArea(pathname: string): boolean {
  return AREA.some((pattern) => matchPath(pattern, pathname) !== null);
}
