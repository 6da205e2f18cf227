import type { Context } from '../../../context.ts';
import type { ReferenceRow } from './present-references.ts';

/**
 * A fingerprint of the person in a reference, and of the relationship. The worker may change all of it during
 * the team's call. A referee's statement must not be stored for another person who is in the reference after
 * the call.
 */
export const referenceVersion = (ctx: Context, { name, phone, relationship }: ReferenceRow): string =>
  ctx.secrets.fingerprint('reference', JSON.stringify([name, phone, relationship]));
