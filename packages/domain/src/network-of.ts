/** A home or an office has so many bits of an IPv6 address to itself. Source: RFC 6177. */
const OWN_GROUPS = 4;

/**
 * What limits count addresses by: an IPv4 address, or the first 64 bits of an IPv6 address, because anyone who has one of
 * those has them all. An IPv4 address written as IPv6 is that IPv4 address.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!plain.includes(':')) return plain;
  const [, mapped] = /^(?:0{0,4}:){2,5}ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = plain.split('::');
  const before = groupsIn(head);
  const after = tail === undefined ? [] : groupsIn(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, OWN_GROUPS).join(':')}::/64`;
}

function groupsIn(part: string): string[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) =>
    // The last two groups may be written as IPv4.
    group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)],
  );
}
