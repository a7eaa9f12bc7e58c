import { TOOLS_NEW_DAYS } from './constants.ts';
import type { Link } from './entities/link.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a tool is shown as new: for 30 times 24 hours after it was made. Unknown age is not new. SPEC section 4. */
export function isNewTool(link: Pick<Link, 'createdDate'>, now: Date): boolean {
  if (link.createdDate === null) return false;
  return now.getTime() - Date.parse(link.createdDate) < TOOLS_NEW_DAYS * DAY_MS;
}
