/** Whether a page, of which React Router tells as its last match, says what is known of fires. */
export function showsFireBans(match: { loaderData?: unknown } | undefined): boolean {
  const data = match?.loaderData;
  return typeof data === 'object' && data !== null && 'fireBans' in data && data.fireBans !== null;
}
