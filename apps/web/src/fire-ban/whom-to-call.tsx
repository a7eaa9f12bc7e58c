import { phoneAddress } from '@brandpost/swedish';
import { useLayoutData } from '../layout/layout-data.ts';
import { fireBanTexts as texts } from './fire-ban-texts.ts';

/** What to do while nobody knows: wait, and whom to call. */
export function WhomToCall() {
  const phone = useLayoutData().contact?.phone ?? '';
  if (phone === '') return <p>{texts.waitAndAsk}</p>;
  return (
    <p>
      {texts.waitAndCall} <a href={phoneAddress(phone)}>{phone}</a>.
    </p>
  );
}
