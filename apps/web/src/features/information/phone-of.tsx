import { phoneAddress } from '@brandpost/swedish';
import { staffTexts } from '../../layout/profile/staff-texts.ts';

const { missing: texts } = staffTexts;

/** Where somebody is called who has not acknowledged. */
export function PhoneOf({ name, phone }: { name: string; phone: string }) {
  if (phone === '') return <span>{texts.noPhone}</span>;
  return (
    <a href={phoneAddress(phone)} aria-label={texts.call(name, phone)}>
      {phone}
    </a>
  );
}
