import type { Context } from '../../../context.ts';
import type { ReferenceRow } from './present-references.ts';

/**
 * Stands for whom a reference names, and as what. She may change all of it while the team is on the phone: what somebody
 * said is theirs, and not of whoever stands there by the end of the call.
 */
export const referenceVersion = (ctx: Context, { name, phone, relationship }: ReferenceRow): string =>
  ctx.secrets.fingerprint('reference', JSON.stringify([name, phone, relationship]));
