/**
 * Whether an origin is this machine's own, which nobody else can reach: only there may passwords be known to everybody.
 * Names under localhost never leave the machine (RFC 6761, section 6.3).
 */
export function isOwnMachine(origin: string): boolean {
  const { protocol, hostname } = URL.parse(origin) ?? { protocol: '', hostname: '' };
  return protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost'));
}

/** This machine, which nobody else answers for. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
