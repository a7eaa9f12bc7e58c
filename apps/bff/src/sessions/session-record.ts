import type { SessionPerson } from '@brandpost/render-contract';

/** A token of the API as a session holds it. It never leaves the server. */
export type HeldToken = {
  token: string;
  /** What it is revoked by; null from an upstream that does not tell. */
  id: number | null;
  type: string;
  issued: string;
  expires: string | null;
};

/** What is kept of somebody who has signed in. Source: SPEC section 4, Token; SECURITY section 2.2. */
export type SessionRecord = {
  my: HeldToken;
  masq: HeldToken | null;
  /** Which of the two is used; a browser cannot say. */
  current: 'my' | 'masq';
  /** Whose session it is. */
  user: SessionPerson;
  /** Who is acted for. */
  subject: SessionPerson | null;
  signedInBy: 'password' | 'passkey' | 'saml';
  createdMs: number;
  /** What the browser calls itself, for the list of one's sessions. */
  client: string;
};

/** A session as it was found for one request: all that the request does, it does with this. */
export type Session = {
  /** The hash of its id: it may be logged, the id may not. */
  key: string;
  version: number;
  seenMs: number;
  record: SessionRecord;
};

/** The token that calls are made with. */
export function tokenOf({ record }: Session): HeldToken {
  return record.current === 'masq' && record.masq !== null ? record.masq : record.my;
}

export function isMasked({ record }: Session): boolean {
  return record.current === 'masq' && record.masq !== null;
}
