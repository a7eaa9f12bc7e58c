/** What runs besides pages, as far as ours uses it: TypeScript has its types only in place of those of pages. */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = ExtendableEvent & {
  request: Request;
  /** What the browser has asked for by itself meanwhile; nothing where it does not do that. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

export const worker = globalThis as unknown as {
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: ExtendableEvent) => void,
  ): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  location: Location;
};
