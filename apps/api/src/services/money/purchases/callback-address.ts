import type { Config } from '../../../config.ts';
import { refusedField } from '../../../errors.ts';

/** The origins that a payer may be sent back to: our own sites, and this machine while the sandbox stands in. */
function ownOrigins({ publicOrigin, sandbox }: Config): readonly string[] {
  const site = new URL(publicOrigin);
  const employerSite = new URL(publicOrigin);
  employerSite.hostname = `employer.${site.hostname}`;
  const loopback = new URL(publicOrigin);
  loopback.hostname = '127.0.0.1';
  return [site.origin, employerSite.origin, ...(sandbox === undefined ? [] : [loopback.origin])];
}

/**
 * The page a payer returns to, without a query of its own: the provider appends one, and two make neither readable
 * (providers 1.3).
 * @throws ServiceError `invalid` for any address that is not on one of our own sites (quality A13).
 */
export function readCallbackAddress(config: Config, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !ownOrigins(config).includes(url.origin))
    throw refusedField('callback_url', 'returnPageForeign');
  return url.origin + url.pathname;
}
