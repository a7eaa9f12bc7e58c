/** Who answers at a web address, for those who are about to go there: `etjanster.example.se`; null where it is none. */
export function hostOf(url: string): string | null {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^www\./, '');
}
