import { Shield } from '@brandpost/ui';
import { useLayoutData } from './layout-data.ts';

/**
 * The service's own logo, or the shield where it has none. Decoration beside its name. How large it is at most, and what it
 * stands on at night, is said by the document's own style (`GlobalStyle`).
 */
export function Logo({ size }: { size?: number }) {
  const { logo } = useLayoutData();
  return logo ? <img data-logo="" alt="" {...logo} /> : <Shield size={size} />;
}
