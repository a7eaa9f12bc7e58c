import { paths } from '../addresses/paths.ts';
import { savedPages } from '../texts/saved-pages.ts';
import { type NotificationClickEvent, type PushMessageEvent, worker } from './worker-scope.ts';

type Alert = { title: string; body: string; url: string; tag: string };

/** Shows what came; whatever it was, since browsers take the permission from anyone who shows nothing. */
export async function showAlert({ data }: PushMessageEvent): Promise<void> {
  const { title, body, url, tag } = alertFrom(data);
  await worker.registration.showNotification(title, {
    ...{ body, tag, renotify: true, lang: 'sv', icon: '/icon.png' },
    data: url,
  });
}

/** Opens what a notification is about, or shows the tab where it is open. */
export async function openAlert({ notification }: NotificationClickEvent): Promise<void> {
  notification.close();
  const address = new URL(String(notification.data), worker.location.origin);
  // Our own pages alone, whatever was sent.
  const own = address.origin === worker.location.origin ? address.href : paths.alerts();
  const pages = await worker.clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => url === own);
  await (open === undefined ? worker.clients.openWindow(own) : open.focus());
}

function alertFrom(data: PushMessageEvent['data']): Alert {
  const { title, body } = savedPages.unreadablePush;
  try {
    const read = data?.json() as Partial<Alert> | null;
    if (typeof read?.title === 'string' && read.title !== '') {
      return {
        title: read.title,
        body: read.body ?? '',
        url: read.url ?? paths.alerts(),
        tag: read.tag ?? '-',
      };
    }
  } catch {
    // Not ours, or of a version to come.
  }
  return { title, body, url: paths.alerts(), tag: 'alert' };
}
