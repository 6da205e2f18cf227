import type { Config } from '../../../config.ts';
import { refusedField } from '../../../errors.ts';

/**
 * The origins to which a payer may return: our own sites, and this machine while the sandbox replaces the
 * providers.
 */
function ownOrigins({ publicOrigin, sandbox }: Config): readonly string[] {
  const site = new URL(publicOrigin);
  const employerSite = new URL(publicOrigin);
  employerSite.hostname = `employer.${site.hostname}`;
  const loopback = new URL(publicOrigin);
  loopback.hostname = '127.0.0.1';
  return [site.origin, employerSite.origin, ...(sandbox === undefined ? [] : [loopback.origin])];
}

/**
 * The page to which a payer returns, without a query of its own. The provider appends a query, and two
 * queries make neither readable (providers 1.3).
 * @throws ServiceError `invalid` for any address that is not on one of our own sites (quality A13).
 */
export function readCallbackAddress(config: Config, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !ownOrigins(config).includes(url.origin))
    throw refusedField('callback_url', 'returnPageForeign');
  return url.origin + url.pathname;
}
