/** Without a name and a password before it: those could say another host than the one that answers. */
const WEB_ADDRESS = /^https?:\/\/(?:www\.)?([^/?#:@\\\s]+)(?::\d+)?(?:[/?#]|$)/i;

/** Who answers at a web address, for those who are about to go there: `etjanster.example.se`; null where it is none. */
export function hostOf(url: string): string | null {
  return WEB_ADDRESS.exec(url.trim())?.[1]?.toLowerCase() ?? null;
}
