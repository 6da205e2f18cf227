import { failureOf } from '@repo/api-client/client/failure';
import { NETWORK_ERROR } from '@repo/api-client/client/failure-text';
import { inviteWorker } from '@repo/api-client/queries/dashboard';
import { createWorker } from '@repo/api-client/queries/workers';
import type { Package } from '@repo/api-client/normalise/package';
import { DEFAULT_PACKAGE_ID } from '@repo/domain/packages';
import { Banner } from '@repo/ui/components/Banner';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { useAction } from '../../hooks/use-action.ts';
import { paths } from '../../paths.ts';
import { session, type PendingWorkerInvite } from '../../session/session.ts';
import { PackageChooser } from './PackageChooser.tsx';

/** Which of the two steps failed, and with what. */
class StepFailed extends Error {
  constructor(step: string, cause: unknown) {
    super(step, { cause });
    this.name = 'StepFailed';
  }
}

async function step<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new StepFailed(name, cause);
  }
}

async function sendInvitation(invite: PendingWorkerInvite, packageId: number) {
  await step('Failed to create worker profile', createWorker(client, invite));
  const invitation = {
    name: invite.name,
    phone: invite.phone,
    packageId,
    location: invite.location ?? null,
    serviceType: invite.service_type ?? null,
  };
  return await step('Failed to create verification request', inviteWorker(client, invitation));
}

/** Spec/employer.md section 8: the service's words, the network text, or the step that failed. */
function failedText(error: unknown): string {
  const failure = failureOf(error instanceof StepFailed ? error.cause : error);
  if (failure?.kind === 'network') return NETWORK_ERROR;
  if (failure?.kind === 'api' && failure.message !== null) return failure.message;
  const reason = error instanceof StepFailed ? error.message : 'unknown reason';
  return `Failed to send invitation: ${reason}. Please try again.`;
}

/** For a worker who is about to be invited: she is asked first, and the payment follows when she has accepted. */
export function NewInvitePackages({ invite }: { readonly invite: PendingWorkerInvite }) {
  const navigate = useNavigate();
  const sending = useAction(
    (chosen: Package) => sendInvitation(invite, chosen.id),
    ({ nanny }, chosen) => {
      session.dropWorkerInvite();
      session.keepInvitation({ workerId: nanny.id, workerName: nanny.name, packageId: chosen.id });
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      void queryClient.invalidateQueries({ queryKey: ['workers'] });
      void navigate(paths.invitationSent, {
        replace: true,
        state: { worker: { id: nanny.id, name: nanny.name }, package: { id: chosen.id } },
      });
    },
  );
  return (
    <PackageChooser
      workerName={invite.name}
      initialPackageId={DEFAULT_PACKAGE_ID}
      payLabel="Send Invitation & Pay"
      busy={sending.busy}
      error={sending.error === null ? undefined : failedText(sending.error)}
      onPay={sending.run}
    >
      <Banner tone="info">She is invited by SMS first. You pay only after she has accepted.</Banner>
    </PackageChooser>
  );
}
