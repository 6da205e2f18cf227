import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { levelOfPackageName, rankOfLevel, type PackageLevel } from '@repo/domain/packages';

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
