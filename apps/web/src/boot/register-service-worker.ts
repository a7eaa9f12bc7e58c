import { isSavingData } from './idle.ts';

const ADDRESS = '/service-worker.js';
/** After the page, and not for a whole crowd in the same second. */
const [SOONEST_MS, LATEST_MS] = [3000, 15_000];

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
};

/** Lets the browser keep the pages that may be needed without a network, unless somebody pays for what it fetches. */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || isSavingData()) return;
  setTimeout(
    async () => {
      try {
        (await installServiceWorker()).active?.postMessage('keep');
      } catch {
        // A browser that does not allow it shows the site all the same.
      }
    },
    SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS),
  );
}

/** Installs it now, where it is not there. @returns what it is known by, once it runs */
export async function installServiceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(trusted(ADDRESS));
  return await navigator.serviceWorker.ready;
}

/** The policy of our pages takes the address of a script from those alone who vouch for it. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: (own) => own });
  return policy?.createScriptURL(address) ?? address;
}
