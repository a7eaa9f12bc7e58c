/** A page that somebody has opened. */
export type OpenedPage = { path: string; title: string };

const MOST = 8;

/** In this tab alone, and gone with it: what staff have read is nobody else's to see on a shared computer. */
const keyOf = (userId: number) => `senast-${userId}`;

/** The pages that somebody has opened in this tab, the latest first. */
export function recentlyOpened(userId: number): OpenedPage[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOpenedPage) : [];
  } catch {
    return [];
  }
}

/** Remembers a page as the latest. */
export function noteOpened(userId: number, page: OpenedPage): void {
  const others = recentlyOpened(userId).filter(({ path }) => path !== page.path);
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify([page, ...others].slice(0, MOST)));
  } catch {
    // Storage may be switched off or full: nothing is remembered then.
  }
}

function isOpenedPage(value: unknown): value is OpenedPage {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title } = value as Partial<OpenedPage>;
  return typeof path === 'string' && path.startsWith('/') && typeof title === 'string';
}
