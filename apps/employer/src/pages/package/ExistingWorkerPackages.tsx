import type { Package } from '@repo/api-client/normalise/package';
import type { Worker } from '@repo/api-client/normalise/worker';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { packagesQuery } from '@repo/api-client/queries/purchases';
import { workerQuery } from '@repo/api-client/queries/workers';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import { coversLevel, packageOfLevel, type PackageLevel } from '@repo/domain/packages';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { levelNamed } from '../../packages/levels.ts';
import { onSale } from '../../packages/on-sale.ts';
import { ownedChecks } from '../../packages/owned.ts';
import { paths } from '../../paths.ts';
import { consentOf } from '../../verifications/consent.ts';
import { ProspectScreen } from '../../workers/ProspectScreen.tsx';
import { AlreadyPurchased } from './AlreadyPurchased.tsx';
import { PackageChooser } from './PackageChooser.tsx';
import { UpgradeNote } from './UpgradeNote.tsx';

interface ExistingWorkerPackagesProps {
  readonly workerId: string;
  readonly initialPackageId: number;
  readonly upgrade: { readonly from: PackageLevel | undefined; readonly to: PackageLevel } | undefined;
}

type Wanted = Pick<Package, 'id' | 'level'>;

/** Whether an owned level covers a package. An unknown level is a newer one and is not covered. */
const isHeldBy = (owned: PackageLevel, { level }: Pick<Package, 'level'>): boolean => {
  const wanted = levelNamed(level);
  return wanted !== undefined && coversLevel(owned, wanted);
};

const onlyOne = (packages: readonly Package[]): Package | undefined =>
  packages.length === 1 ? packages[0] : undefined;

/** For a known worker: the payment follows at once. A worker without a yes to the invitation must answer first. */
export function ExistingWorkerPackages(props: ExistingWorkerPackagesProps) {
  const worker = useQuery(workerQuery(client, props.workerId));
  if (worker.data?.isProspect === true) return <ProspectScreen title="Choose Package" worker={worker.data} />;
  // A link from before her yes holds the id of the prospect.
  return <Packages {...props} workerId={worker.data?.id ?? props.workerId} worker={worker} />;
}

interface PackagesProps extends ExistingWorkerPackagesProps {
  readonly worker: UseQueryResult<Worker>;
}

function Packages({ workerId, worker, initialPackageId, upgrade }: PackagesProps) {
  const navigate = useNavigate();
  const dashboard = useQuery(dashboardQuery(client));
  const packages = useQuery(packagesQuery(client));
  const [refused, setRefused] = useState<Wanted>();
  const owned = dashboard.data === undefined ? [] : ownedChecks(dashboard.data.purchases, workerId);
  const deepest = owned[0]?.level;

  const holderOf = (wanted: Wanted) =>
    owned.find(({ purchase }) => purchase.package_id === wanted.id) ??
    owned.find(({ level }) => isHeldBy(level, wanted));
  const pay = (wanted: Wanted) => {
    if (holderOf(wanted) !== undefined) {
      setRefused(wanted);
      return;
    }
    const who = { id: workerId, name: worker.data?.displayName, service_type: worker.data?.role };
    const isAcceptedInvitation =
      dashboard.data !== undefined && consentOf(dashboard.data, workerId) === 'agreed';
    void navigate(paths.payment, {
      state: { worker: who, package: { id: wanted.id }, isAcceptedInvitation },
    });
  };
  const goBack = () => void navigate(-1);

  const wanted = upgrade && { id: packageOfLevel(upgrade.to), level: upgrade.to };
  // A bought upgrade is no upgrade, even when the address asks for it.
  const isOver = wanted !== undefined && holderOf(wanted) !== undefined;
  const held = isOver ? wanted : refused;
  const holder = held && holderOf(held);
  if (held !== undefined && holder !== undefined) {
    const chooseAgain = () => setRefused(undefined);
    return (
      <AlreadyPurchased
        wantedId={held.id}
        owned={holder}
        deepest={deepest}
        onBack={isOver ? goBack : chooseAgain}
        {...(isOver ? {} : { onAnother: chooseAgain })}
      />
    );
  }
  // Without the list of purchases, the address decides the current level.
  const from = dashboard.data === undefined ? upgrade?.from : deepest;
  const isWaiting = worker.data === undefined || isFirstTry(dashboard);
  const offers = (each: Package) => upgrade === undefined || from === undefined || !isHeldBy(from, each);
  const only = wanted && onlyOne(onSale(packages.data ?? []).filter(offers));
  return (
    <PackageChooser
      workerName={worker.data?.displayName}
      initialPackageId={initialPackageId}
      payLabel="Pay & Start Verification"
      onPay={pay}
      offers={offers}
      isOneOffer={only !== undefined}
      onLater={wanted && goBack}
      instead={isWaiting ? <WorkerLoading worker={worker} /> : undefined}
    >
      {wanted !== undefined && <UpgradeNote from={from} to={wanted.level} owned={owned[0]} only={only} />}
    </PackageChooser>
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
