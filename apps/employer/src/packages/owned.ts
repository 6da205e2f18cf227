import type { Purchase } from '@repo/api-client/normalise/dashboard';
import type { Package } from '@repo/api-client/normalise/package';
import { formatDate } from '@repo/domain/dates';
import { coversLevel, levelOfPackageName, rankOfLevel, type PackageLevel } from '@repo/domain/packages';
import { levelNamed } from './levels.ts';

export interface Owned {
  readonly purchase: Purchase;
  readonly level: PackageLevel;
}

/** The paid checks of a worker, the deepest first. A check with a refund under way does not count. */
export const ownedChecks = (purchases: readonly Purchase[], workerId: string): readonly Owned[] =>
  purchases
    .filter(
      ({ nanny_id, status, refund_status }) =>
        nanny_id === workerId && status === 'paid' && refund_status === null,
    )
    .flatMap((purchase) => {
      const level = levelOfPackageName(purchase.package_name);
      return level === 'none' ? [] : [{ purchase, level }];
    })
    .toSorted((a, b) => rankOfLevel(b.level) - rankOfLevel(a.level));

/** Whether an owned level covers a package. An unknown level is a newer one and is not covered. */
export function isHeldBy(owned: PackageLevel, { level }: Pick<Package, 'level'>): boolean {
  const wanted = levelNamed(level);
  return wanted !== undefined && coversLevel(owned, wanted);
}

/** The owned check that covers a package: the service sells neither the same again nor one that is less deep. */
export const holderOf = (owned: readonly Owned[], wanted: Pick<Package, 'id' | 'level'>): Owned | undefined =>
  owned.find(({ purchase }) => purchase.package_id === wanted.id) ??
  owned.find(({ level }) => isHeldBy(level, wanted));

/** Why a package cannot be bought: it was, or a deeper one was. */
export const heldWords = ({ purchase }: Owned, { id }: Pick<Package, 'id'>): string =>
  purchase.package_id === id
    ? `Paid on ${formatDate(purchase.paid_at)}.`
    : `Your ${purchase.package_name} holds all of it.`;
