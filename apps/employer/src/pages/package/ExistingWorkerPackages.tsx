import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { workerQuery } from '@repo/api-client/queries/workers';
import { packageOfLevel, type PackageLevel } from '@repo/domain/packages';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '../../hooks/use-load-failure.ts';
import { paths } from '../../paths.ts';
import { consentOf } from '../../verifications/consent.ts';
import { AlreadyPurchased } from './AlreadyPurchased.tsx';
import { PackageChooser } from './PackageChooser.tsx';
import { UpgradeNote } from './UpgradeNote.tsx';

interface ExistingWorkerPackagesProps {
  readonly workerId: string;
  readonly initialPackageId: number;
  readonly upgrade: { readonly from: PackageLevel | undefined; readonly to: PackageLevel } | undefined;
}

/** For a worker who is known: the payment follows at once. */
export function ExistingWorkerPackages({ workerId, initialPackageId, upgrade }: ExistingWorkerPackagesProps) {
  const navigate = useNavigate();
  const worker = useQuery(workerQuery(client, workerId));
  const dashboard = useQuery(dashboardQuery(client));
  const [owned, setOwned] = useState<Purchase>();

  const pay = (chosen: { readonly id: number }) => {
    const paid = dashboard.data?.purchases.find(
      ({ nanny_id, package_id, status }) =>
        nanny_id === workerId && package_id === chosen.id && status === 'paid',
    );
    if (paid !== undefined) {
      setOwned(paid);
      return;
    }
    const who = { id: workerId, name: worker.data?.displayName, service_type: worker.data?.role };
    const isAcceptedInvitation =
      dashboard.data !== undefined && consentOf(dashboard.data, workerId) === 'agreed';
    void navigate(paths.payment, {
      state: { worker: who, package: { id: chosen.id }, isAcceptedInvitation },
    });
  };

  if (owned !== undefined) return <AlreadyPurchased purchase={owned} onBack={() => setOwned(undefined)} />;
  return (
    <PackageChooser
      workerName={worker.data?.displayName}
      initialPackageId={initialPackageId}
      payLabel="Pay & Start Verification"
      onPay={pay}
      instead={worker.data === undefined ? <WorkerLoading worker={worker} /> : undefined}
    >
      {upgrade !== undefined && (
        <UpgradeNote
          {...upgrade}
          onUpgrade={() => pay({ id: packageOfLevel(upgrade.to) })}
          onLater={() => void navigate(-1)}
        />
      )}
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
