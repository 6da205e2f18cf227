import type { Dashboard } from '@repo/api-client/normalise/dashboard';
import type { Package } from '@repo/api-client/normalise/package';
import type { Worker } from '@repo/api-client/normalise/worker';
import { packagesQuery } from '@repo/api-client/queries/purchases';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import type { PackageLevel } from '@repo/domain/packages';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { onSale } from '../../packages/on-sale.ts';
import { isHeldBy, type Owned } from '../../packages/owned.ts';
import { moneyPromise } from '../../packages/refund-promise.ts';
import { upgradeTitle } from '../../packages/upgrade-words.ts';
import { consentOf } from '../../packages/consent.ts';
import { PackageChooser } from './PackageChooser.tsx';
import { UpgradeNote } from './UpgradeNote.tsx';
import { UpgradeOffer } from './UpgradeOffer.tsx';

/** The upgrade in the address. */
export interface Upgrade {
  readonly from: PackageLevel | undefined;
  readonly to: PackageLevel;
}

interface OffersProps {
  readonly worker: UseQueryResult<Worker>;
  readonly dashboard: UseQueryResult<Dashboard>;
  /** The checks of this worker that the employer has, the deepest first. */
  readonly owned: readonly Owned[];
  readonly initialPackageId: number;
  readonly upgrade: Upgrade | undefined;
  readonly onPay: (chosen: Package) => void;
  /** Puts an upgrade off. */
  readonly onLater: () => void;
}

/** What can be bought for a known worker. It waits for the purchases, and without them the service alone refuses. */
export function Offers({ worker, dashboard, owned, upgrade, onLater, ...choice }: OffersProps) {
  const { data: packages } = useQuery(packagesQuery(client));
  const isWaiting = worker.data === undefined || isFirstTry(dashboard);
  const consent =
    worker.data === undefined || dashboard.data === undefined
      ? 'unasked'
      : consentOf(dashboard.data, worker.data.id);
  const promise = (chosen: Package | undefined) => moneyPromise(consent, chosen);
  const shared = {
    ...choice,
    workerName: worker.data?.displayName,
    payLabel: 'Pay & Start Verification',
    promise,
    instead: isWaiting ? <WorkerLoading worker={worker} /> : undefined,
  };
  if (upgrade === undefined) return <PackageChooser {...shared} owned={owned} />;

  // Without the list of purchases, the address decides the current level.
  const from = dashboard.data === undefined ? upgrade.from : owned[0]?.level;
  const title = upgradeTitle(from, upgrade.to);
  if (from === undefined) return <PackageChooser {...shared} title={title} onLater={onLater} />;
  const offers = (each: Package) => !isHeldBy(from, each);
  const [only, another] = onSale(packages ?? []).filter(offers);
  if (isWaiting || only === undefined || another !== undefined)
    return (
      <PackageChooser {...shared} title={title} offers={offers} onLater={onLater}>
        <UpgradeNote from={from} owned={owned[0]} />
      </PackageChooser>
    );
  return (
    <UpgradeOffer
      title={title}
      workerName={worker.data.displayName}
      from={from}
      to={upgrade.to}
      owned={owned[0]}
      offer={only}
      promise={promise(only)}
      onPay={() => choice.onPay(only)}
      onLater={onLater}
    />
  );
}

function WorkerLoading({ worker }: { readonly worker: Parameters<typeof useLoadFailure>[0] }) {
  const failure = useLoadFailure(worker);
  return failure === null ? (
    <Skeleton label="Loading worker..." kind="card" count={3} />
  ) : (
    <LoadError message="Failed to load worker data. Please try again." {...failure.retry} />
  );
}
