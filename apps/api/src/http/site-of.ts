import type { FastifyRequest } from 'fastify';
import { siteOrigin } from '../site-origin.ts';

/** The sites with a label of their own before the public host name. The public site has no label. */
const LABELLED = ['employer', 'worker', 'design', 'ops'] as const;
export type Site = 'landing' | (typeof LABELLED)[number];

/**
 * The names of this machine. They lead to the public site and the API on any installation (decisions 2). A
 * browser resolves them by itself, so no other site can stand behind them.
 */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The site of a request by its host name, whatever the port. Only a trusted proxy may state another host than
 * the request's own.
 * @returns undefined for a host that is not ours.
 */
export function siteOf({ hostname }: FastifyRequest, publicHost: string): Site | undefined {
  const host = hostname.toLowerCase();
  if (host === publicHost || LOOPBACK.has(host)) return 'landing';
  return LABELLED.find((label) => host === `${label}.${publicHost}`);
}

/** Addresses of the employer's app that can stand in an old link: the specification has one host for all sites. */
const OF_EMPLOYERS =
  /^\/(?:login|signup|verify|dashboard|safehire|verifications|verifications-list|post-payment-success)$/;
const OF_WORKERS = /^\/worker(?:\/|$)/;
const PUBLIC = /^(?:\/sw)?\/(?:privacy|terms|welcome|r)$|^(?:\/sw)?\/[wr]\//;

/**
 * The address on another site to which an address leads. So the pages need not know the hosts of the other
 * sites.
 */
export function redirectOf(site: Site | undefined, path: string, publicOrigin: string): string | undefined {
  if (site === 'worker' && path === '/') return '/worker';
  if (site === 'employer' && path === '/') return `${publicOrigin}/`;
  if (site === 'landing' && OF_EMPLOYERS.test(path)) return siteOrigin('employer', publicOrigin) + path;
  if (site === 'landing' && OF_WORKERS.test(path)) return siteOrigin('worker', publicOrigin) + path;
  if ((site === 'employer' || site === 'worker') && PUBLIC.test(path)) return publicOrigin + path;
  return undefined;
}
