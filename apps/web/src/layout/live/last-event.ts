import { AS_OF_PARAMETER } from '@brandpost/rubicore-api';

/** The last event that this tab received; every call names it from then on. */
let lastEvent: string | null = null;

export function hear(event: string): void {
  lastEvent = event;
}

/** An address that no cache between us and the BFF has had anything under from before the last event. */
export function asOfLastEvent(address: string): string {
  if (lastEvent === null) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${AS_OF_PARAMETER}=${encodeURIComponent(lastEvent)}`;
}
