import { LeakingHydrant } from '../../illustrations/leaking-hydrant.tsx';
import { Signpost } from '../../illustrations/signpost.tsx';

/** @param isMissing there is no such page; else something failed */
export function DrawErrorPicture({ isMissing }: { isMissing: boolean }) {
  return isMissing ? <Signpost /> : <LeakingHydrant />;
}
