import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An IPv4 address in its IPv6 form. */
const MAPPED = /^::ffff:(?=\d+\.)/i;
const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/**
 * The address that the rate limits count. The owner of one IPv6 address has a whole network with countless
 * addresses. So all addresses of a network count as one caller.
 */
export function callerAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [address = ''] = ip.replace(MAPPED, '').split('%', 1);
  // The first test is for speed: nearly every address is IPv4.
  if (!address.includes(':') || !isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const left = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return `${[...before, ...left, ...after].slice(0, GROUPS_OF_NETWORK).join(':')}::/64`;
}
