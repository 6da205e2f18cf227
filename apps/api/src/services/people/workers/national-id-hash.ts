import { comparedNationalId, normaliseNationalId } from '@repo/domain/national-id';
import type { Context } from '../../../context.ts';

const hash = ({ secrets }: Pick<Context, 'secrets'>, number: string) =>
  secrets.fingerprint('national-id', number);

/** What holds a number to one account, and finds it, without the number itself. */
export const nationalIdHash = (ctx: Pick<Context, 'secrets'>, nationalId: string): string =>
  hash(ctx, comparedNationalId(nationalId));

/** All that a number may be kept under: an earlier version took the zeros before it for a part of it. */
export const nationalIdHashes = (ctx: Pick<Context, 'secrets'>, nationalId: string): string[] => [
  nationalIdHash(ctx, nationalId),
  hash(ctx, normaliseNationalId(nationalId)),
];
