import { isIP } from 'node:net';
import * as z from 'zod';
import type { Config } from '../../../config.ts';
import { refusedField } from '../../../errors.ts';

const MAXIMUM_LENGTH = 254;
const email = z.email().max(MAXIMUM_LENGTH);

/**
 * Where the provider mails its receipt: what was typed for this payment, else the account's address. The provider
 * demands one, and most households have none: then it is an address in our own domain, so that no stranger who owns a
 * made-up domain ever receives what somebody paid for. One per employer, since the provider keeps customers by it.
 * @throws ServiceError `invalid` for something typed that is no address.
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
  // A numeric host owns no mail domain; `.invalid` belongs to nobody for ever (RFC 2606).
  return `${employer.id}@receipts.${isIP(hostname) === 0 ? hostname : 'invalid'}`;
}

export const refusedAddress = () => refusedField('email', 'emailInvalid');
