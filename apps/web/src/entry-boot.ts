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
const start = (): void => {
  const modules = document.querySelector(`[${MODULES_ATTRIBUTE}]`)?.getAttribute(MODULES_ATTRIBUTE) ?? '';
  // All at once: each of them would otherwise be heard of first from the one before.
  for (const href of modules.split(' ').filter(Boolean)) addLink({ rel: 'modulepreload', href });
  addLateLinks();
  void import('./entry-client.tsx');
};

const { earlyEvents = [] } = window as EarlyEvents;
Object.assign(window, { onclick: null, onkeydown: null });
holdPresses(earlyEvents);
// While it is developed the app runs at once: a changed component reaches nobody else.
if (import.meta.hot) start();
else {
  onFirstIntent(start, earlyEvents);
  registerServiceWorker();
}
