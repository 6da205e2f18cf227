import { comparedNationalId, normaliseNationalId } from '@repo/domain/national-id';
import type { Context } from '../../../context.ts';

const hash = ({ secrets }: Pick<Context, 'secrets'>, number: string) =>
  secrets.fingerprint('national-id', number);

/**
 * The keyed hash of a National ID. It limits a number to one account and finds that account, without the
 * number itself.
 */
export const nationalIdHash = (ctx: Pick<Context, 'secrets'>, nationalId: string): string =>
  hash(ctx, comparedNationalId(nationalId));

/**
 * All hashes under which a number may be stored. An earlier version took leading zeros as a part of the
 * number.
 */
export const nationalIdHashes = (ctx: Pick<Context, 'secrets'>, nationalId: string): string[] => [
  nationalIdHash(ctx, nationalId),
  hash(ctx, normaliseNationalId(nationalId)),
];
