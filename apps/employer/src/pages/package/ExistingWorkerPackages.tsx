import type { Package } from '@repo/api-client/normalise/package';
import type { Worker } from '@repo/api-client/normalise/worker';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { packagesQuery } from '@repo/api-client/queries/purchases';
import { workerQuery } from '@repo/api-client/queries/workers';
import { packageOfLevel } from '@repo/domain/packages';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { onSale } from '../../packages/on-sale.ts';
import { holderOf, ownedChecks, type Owned } from '../../packages/owned.ts';
import { paths } from '../../paths.ts';
import { consentOf } from '../../packages/consent.ts';
import { ProspectScreen } from '../../workers/ProspectScreen.tsx';
import { AlreadyPurchased } from './AlreadyPurchased.tsx';
import { Offers, type Upgrade } from './Offers.tsx';

interface ExistingWorkerPackagesProps {
  readonly workerId: string;
  readonly initialPackageId: number;
  readonly upgrade: Upgrade | undefined;
}

type Wanted = Pick<Package, 'id' | 'level'>;

/** For a known worker: the payment follows at once. A worker without a yes to the invitation must answer first. */
export function ExistingWorkerPackages(props: ExistingWorkerPackagesProps) {
  const worker = useQuery(workerQuery(client, props.workerId));
  if (worker.data?.isProspect === true) return <ProspectScreen title="Choose Package" worker={worker.data} />;
  // A link from before the yes holds the id of the prospect.
  return <Packages {...props} workerId={worker.data?.id ?? props.workerId} worker={worker} />;
}

/** The deepest package, where it holds everything on sale. */
function lastBought(owned: readonly Owned[], packages: readonly Package[] | undefined): Wanted | undefined {
  const sold = onSale(packages ?? []);
  const [deepest] = owned;
  return deepest !== undefined && sold.length > 0 && sold.every((each) => holderOf(owned, each))
    ? { id: deepest.purchase.package_id, level: deepest.level }
    : undefined;
}

interface PackagesProps extends ExistingWorkerPackagesProps {
  readonly worker: UseQueryResult<Worker>;
}

function Packages({ workerId, worker, initialPackageId, upgrade }: PackagesProps) {
  const navigate = useNavigate();
  const dashboard = useQuery(dashboardQuery(client));
  const { data: packages } = useQuery(packagesQuery(client));
  const [refused, setRefused] = useState<Wanted>();
  const owned = dashboard.data === undefined ? [] : ownedChecks(dashboard.data.purchases, workerId);

  const pay = (wanted: Wanted) => {
    if (holderOf(owned, wanted) !== undefined) {
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

  // A bought upgrade is no upgrade, even when the address asks for it. Without an upgrade, there may be nothing left to buy.
  const bought =
    upgrade === undefined
      ? lastBought(owned, packages)
      : { id: packageOfLevel(upgrade.to), level: upgrade.to };
  const isOver = bought !== undefined && holderOf(owned, bought) !== undefined;
  const held = isOver ? bought : refused;
  const holder = held && holderOf(owned, held);
  if (held !== undefined && holder !== undefined)
    return (
      <AlreadyPurchased
        workerName={worker.data?.displayName ?? holder.purchase.worker_name}
        wantedId={held.id}
        owned={holder}
        deepest={owned[0] ?? holder}
        onBack={isOver ? goBack : () => setRefused(undefined)}
      />
    );
  return (
    <Offers
      worker={worker}
      dashboard={dashboard}
      owned={owned}
      initialPackageId={initialPackageId}
      upgrade={upgrade}
      onPay={pay}
      onLater={goBack}
    />
  );
}
