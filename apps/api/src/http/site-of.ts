import type { FastifyRequest } from 'fastify';
import { siteOrigin } from '../site-origin.ts';

/** The sites by the label before the public host name. The public site has no label. */
const sites = { '': 'landing', employer: 'employer', worker: 'worker', design: 'design' } as const;
export type Site = (typeof sites)[keyof typeof sites];

/** The site of a request, by its host name. */
export function siteOf(request: FastifyRequest, publicHost: string): Site {
  const label = request.hostname.endsWith(`.${publicHost}`)
    ? request.hostname.slice(0, -publicHost.length - 1)
    : '';
  return label === 'employer' || label === 'worker' || label === 'design' ? sites[label] : 'landing';
}

const OF_EMPLOYERS = /^\/(?:login|signup|safehire|verifications)$/;
const OF_WORKERS = /^\/worker(?:\/|$)/;
const PUBLIC = /^(?:\/sw)?\/(?:privacy|terms|welcome|r)$|^(?:\/sw)?\/[wr]\//;

/**
 * The address on another site to which an address leads. So the pages need not know the hosts of the other
 * sites.
 */
export function redirectOf(site: Site, path: string, publicOrigin: string): string | undefined {
  if (site === 'worker' && path === '/') return '/worker';
  if (site === 'employer' && path === '/') return `${publicOrigin}/`;
  if (site === 'landing' && OF_EMPLOYERS.test(path)) return siteOrigin('employer', publicOrigin) + path;
  if (site === 'landing' && OF_WORKERS.test(path)) return siteOrigin('worker', publicOrigin) + path;
  if ((site === 'employer' || site === 'worker') && PUBLIC.test(path)) return publicOrigin + path;
  return undefined;
}
