import type { Language } from '@brandpost/domain';

/** What stands on top of every page, of what somebody who reads another language needs. */
type HeaderText =
  | 'skipToContent'
  | 'emergency'
  | 'emergencyShort'
  | 'call'
  | 'contact'
  | 'search'
  | 'menu'
  | 'topBar'
  | 'readAlert'
  | 'alertsMore'
  | 'themeToDark'
  | 'themeToLight';

/** What stands at the end of every page, of the same. */
export type FooterTexts = {
  readonly contact: string;
  readonly writeToUs: string;
  readonly numbers: string;
  /** What the numbers are for, in their order. */
  readonly uses: readonly [emergency: string, crises: string, police: string, health: string];
  readonly toTop: string;
};

/** What stands around a page, in its language. It is sent with a page that is not in Swedish: plain data. */
export type FrameTexts = { readonly [Text in HeaderText]: string } & {
  /** Left out where it is Swedish, and so are the footer's, which come as late as what writes them. */
  readonly lang?: Language;
  readonly footer?: FooterTexts;
  /** Of the page that tells how to reach us; the Swedish one's where it is left out. */
  readonly contactPath?: string;
};
