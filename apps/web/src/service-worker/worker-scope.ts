/** What runs besides pages, as far as ours uses it: TypeScript has its types only in place of those of pages. */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = ExtendableEvent & {
  request: Request;
  /** What the browser has asked for by itself meanwhile; nothing where it does not do that. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

export type PushMessageEvent = ExtendableEvent & { data: { json(): unknown } | null };
export type NotificationClickEvent = ExtendableEvent & { notification: Notification };
type OpenPage = { url: string; focus(): Promise<unknown> };

export const worker = globalThis as unknown as {
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: ExtendableEvent) => void,
  ): void;
  addEventListener(type: 'push', listener: (event: PushMessageEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClickEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions & { renotify?: boolean }): Promise<void>;
  };
  location: Location;
};
