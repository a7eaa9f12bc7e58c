/** How often an open page looks by itself. */
const EVERY_MS = 60_000;

/**
 * Options of queries that follow what one's other devices, and colleagues, do: refetched as soon as somebody looks at
 * the window again, and within a minute while they do.
 */
export const FOLLOWED = { refetchOnWindowFocus: 'always', refetchInterval: EVERY_MS } as const;
