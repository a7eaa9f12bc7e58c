import { passkeyTexts } from './passkey-texts.ts';

const { deviceNames } = passkeyTexts;

/** What a passkey that is made here is called until its owner calls it something else. */
export function deviceName(userAgent: string): string {
  if (/iPhone/.test(userAgent)) return deviceNames.iphone;
  if (/iPad/.test(userAgent)) return deviceNames.ipad;
  if (/Android/.test(userAgent)) return deviceNames.android;
  if (/Windows/.test(userAgent)) return deviceNames.windows;
  if (/Macintosh/.test(userAgent)) return deviceNames.mac;
  return deviceNames.other;
}
