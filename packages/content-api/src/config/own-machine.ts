/**
 * Whether an origin is this machine's own, which nobody else can reach: only there may passwords be known to everybody.
 * Names under localhost never leave the machine (RFC 6761, section 6.3).
 */
export function isOwnMachine(origin: string): boolean {
  const { protocol, hostname } = URL.parse(origin) ?? { protocol: '', hostname: '' };
  return protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost'));
}
