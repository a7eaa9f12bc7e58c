const KEY = 'brandpost.presence';

/** What a tab is called among those who have a post open: the same after it is loaded again, so that no ghost is left. */
export function presenceClient(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const known = storage.getItem(KEY);
    if (known !== null) return known;
    const client = crypto.randomUUID();
    storage.setItem(KEY, client);
    return client;
  } catch {
    // A browser may keep nothing; then a tab that is loaded again is another one.
    return crypto.randomUUID();
  }
}
