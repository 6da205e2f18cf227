import { nameKey } from '@repo/domain/identity-name';
import type { Context } from '../../../context.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';

/**
 * A fingerprint of the name and the National ID under which a worker is checked. The worker may change both
 * until her identity is proven. Capitals and signs make no other person. A result about one person must not be stored for another person.
 */
export const personVersion = (
  ctx: Context,
  { name, nationalIdHash }: Pick<WorkerRow, 'name' | 'nationalIdHash'>,
): string => ctx.secrets.fingerprint('person', JSON.stringify([nameKey(name), nationalIdHash]));
