import { DEFAULT_PACKAGE_ID, packageOfLevel } from '@repo/domain/packages';
import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { useNavigationState } from '../../navigation-state.ts';
import { levelNamed } from '../../packages/levels.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { DeadEnd } from '../../shell/DeadEnd.tsx';
import { ComparePackages } from './ComparePackages.tsx';
import { ExistingWorkerPackages } from './ExistingWorkerPackages.tsx';
import { NewInvitePackages } from './NewInvitePackages.tsx';

/**
 * The package choice in its modes: for a known worker, for a worker who will be invited, and for an invitation that is not
 * filled in yet.
 */
export default function PackagePage() {
  const state = useNavigationState('package');
  const params = useAddressParameters();
  const workerId = state?.workerId ?? state?.worker?.id ?? params.get('worker');
  const pending = session.pendingWorkerInvite();

  if (state?.isComparing === true) return <ComparePackages />;
  if (state?.isNewInvite === true || (workerId === null && pending !== undefined))
    return pending === undefined ? <NoInvitation /> : <NewInvitePackages worker={pending} />;
  if (workerId === null)
    return (
      <DeadEnd
        title="Choose Package"
        message="No worker ID provided"
        action={{ label: 'Back to Workers', href: paths.dashboard, state: { activeTab: 'workers' } }}
      />
    );
  const to = params.get('upgrade') === 'true' ? levelNamed(params.get('to')) : undefined;
  return (
    <ExistingWorkerPackages
      key={`${workerId} ${to ?? ''}`}
      workerId={workerId}
      initialPackageId={to === undefined ? DEFAULT_PACKAGE_ID : packageOfLevel(to)}
      upgrade={to === undefined ? undefined : { from: levelNamed(params.get('from')), to }}
    />
  );
}

function NoInvitation() {
  const message = session.hasPendingWorkerInvite()
    ? 'Invalid invitation data. Please try again.'
    : 'No pending invitation found. Please start over.';
  return (
    <DeadEnd
      title="Choose Package"
      message={message}
      action={{ label: 'Invite Worker', href: paths.invite }}
    />
  );
}
