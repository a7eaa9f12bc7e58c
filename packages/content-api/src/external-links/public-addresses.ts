import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Networks of machines that are nobody's business from outside. Source: IANA special-purpose registries. */
const NOT_PUBLIC: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const blocked = new BlockList();
for (const [network, prefix] of NOT_PUBLIC) blocked.addSubnet(network, prefix, familyOf(network));

/** Whether an IP address is one that anybody on the internet can reach; also of one that is written as IPv6 and is not. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && !blocked.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** An address that is not asked, by the name of its error wherever it comes up. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/**
 * Finds a host's addresses, and refuses it when one of them may not be asked. What is checked is what is connected to: a
 * name cannot lead elsewhere in between.
 */
export function lookupAmong(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error !== null) return callback(error, []);
      const [first] = found;
      if (first === undefined || found.some(({ address }) => !isAllowed(address))) {
        return callback(new NotPublic(`${hostname} is not asked.`), []);
      }
      return options.all === true ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
}
