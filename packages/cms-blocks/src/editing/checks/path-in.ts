/** The path of an address of ours, without what is asked for or pointed at within the page. */
export function pathIn(href: string): string {
  const path = href.replace(/[?#].*$/s, '');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
