import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An address of IPv4 as it is written where both kinds are taken. */
const MAPPED = /^::ffff:(?=\d+\.)/i;
const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/**
 * The address that limits count by. Whoever has one address of IPv6 has the whole network that it lies in, more addresses than
 * anybody could count: they are one caller.
 */
export function callerAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [address = ''] = ip.replace(MAPPED, '').split('%', 1);
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const left = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return `${[...before, ...left, ...after].slice(0, GROUPS_OF_NETWORK).join(':')}::/64`;
}
