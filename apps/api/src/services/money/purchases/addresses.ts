import { isIP } from 'node:net';
import * as z from 'zod';
import type { Config } from '../../../config.ts';
import { refusedField } from '../../../errors.ts';

const MAXIMUM_LENGTH = 254;
const email = z.email().max(MAXIMUM_LENGTH);

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

/**
 * The address to which the provider mails its receipt: the one typed for this payment, else the account's.
 * The provider requires an address, and most households have none. Then it is an address in our own domain.
 * With a made-up domain, a stranger who owns it would receive what the employer paid for. There is one
 * address per employer, because the provider identifies customers by it.
 * @throws ServiceError `invalid` for a typed text that is no address.
 */
export function receiptAddress(
  config: Config,
  employer: { readonly id: string; readonly email: string | null },
  typed: string | null | undefined,
): string {
  const wanted = typed?.trim() ?? '';
  if (wanted !== '') {
    if (!email.safeParse(wanted).success) throw refusedAddress();
    return wanted;
  }
  if (employer.email !== null && email.safeParse(employer.email).success) return employer.email;
  const { hostname } = new URL(config.publicOrigin);
  // A numeric host owns no mail domain. `.invalid` never belongs to anyone (RFC 2606).
  return `${employer.id}@receipts.${isIP(hostname) === 0 ? hostname : 'invalid'}`;
}

export const refusedAddress = () => refusedField('email', 'emailInvalid');
