import { onFirstIntent } from './boot/first-intent.ts';
import { holdPresses } from './boot/held-press.ts';
import { registerServiceWorker } from './boot/register-service-worker.ts';
import { MODULES_ATTRIBUTE } from './document/element-ids.ts';
import { addLateLinks, addLink } from './document/late-links.ts';
import type { EarlyEvents } from './document/start-script.ts';

/**
 * All that a page runs at first. Reading, links, forms, the menu and the search panel need no script; the app takes
 * over when the browser has nothing better to do, or at the first sign that somebody wants something.
 */
const start = async (): Promise<void> => {
  const attribute = document.querySelector(`[${MODULES_ATTRIBUTE}]`)?.getAttribute(MODULES_ATTRIBUTE) ?? '';
  const modules = attribute.split(' ').filter(Boolean);
  // All at once: each of them would otherwise be heard of first from the one before.
  for (const href of modules) addLink({ rel: 'modulepreload', href });
  addLateLinks();
  // One after the other, what others need first: run in one go they would keep a phone from answering for half a second.
  // One that is lost, as after an upgrade, is for the app to deal with, so it has to start.
  for (const href of modules.reverse()) await import(/* @vite-ignore */ href).catch(() => undefined);
  await import('./entry-client.tsx');
};

const { earlyEvents = [] } = window as EarlyEvents;
Object.assign(window, { onclick: null, onkeydown: null });
holdPresses(earlyEvents);
// While it is developed the app runs at once: a changed component reaches nobody else.
if (import.meta.hot) void start();
else {
  onFirstIntent(() => void start(), earlyEvents);
  registerServiceWorker();
}
