import type { PushSettings } from '@brandpost/rubicore-api';
import { useEffect, useState } from 'react';
import { useServices } from '../../../api/services.ts';
import type { PushSection } from './push-section.tsx';

type Offer = { Section: typeof PushSection; settings: PushSettings };

/** Offers crisis alerts as notifications, where there are any: no page loads what is needed for it before it is shown. */
export function OfferPush() {
  const services = useServices();
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    const load = async () => {
      const { PushSection: Section, fetchPushSettings } = await import('./push-section.tsx');
      const settings = await fetchPushSettings(services);
      if (settings !== null) setOffer({ Section, settings });
    };
    // Anyone who cannot load it now is offered it on another visit.
    load().catch(() => undefined);
  }, [services]);
  return offer && <offer.Section settings={offer.settings} />;
}
