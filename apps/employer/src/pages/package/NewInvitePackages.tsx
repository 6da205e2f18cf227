import { failureOf } from '@repo/api-client/client/failure';
import { NETWORK_ERROR } from '@repo/api-client/client/failure-text';
import { createWorker } from '@repo/api-client/queries/workers';
import type { Package } from '@repo/api-client/normalise/package';
import { DEFAULT_PACKAGE_ID } from '@repo/domain/packages';
import { normalisePhone } from '@repo/domain/phone';
import { TextLink } from '@repo/ui/components/TextLink';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { sendInvitation, type SentInvitation } from '../../invitations/send-invitation.ts';
import { saysPurchased } from '../../packages/says-purchased.ts';
import { paths } from '../../paths.ts';
import type { PendingWorkerInvite } from '../../session/session.ts';
import { PackageChooser } from './PackageChooser.tsx';

/** The failed step of the two, with its cause. */
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

/** Two calls, as specified. Both send the phone in its stored form. */
async function invite(worker: PendingWorkerInvite, packageId: number): Promise<SentInvitation> {
  const { package_id: _chosenBefore, isNewWorker: _always, ...typed } = worker;
  const record = { ...typed, phone: normalisePhone(worker.phone) ?? worker.phone };
  await step('Failed to create worker profile', createWorker(client, record));
  const invitation = {
    name: record.name,
    phone: record.phone,
    packageId,
    location: record.location ?? null,
    serviceType: record.service_type ?? null,
  };
  return await step('Failed to create verification request', sendInvitation(invitation));
}

/** Spec/employer.md section 8: the message of the service, the network text, or the failed step. */
function failedText(error: unknown): string {
  const failure = failureOf(error instanceof StepFailed ? error.cause : error);
  if (failure?.kind === 'network') return NETWORK_ERROR;
  if (failure?.kind === 'api' && failure.message !== null) return failure.message;
  const reason = error instanceof StepFailed ? error.message : 'unknown reason';
  return `Failed to send invitation: ${reason}. Please try again.`;
}

/** A check that is bought already is told as the form of the invitation tells it. */
function Failed({ error }: { readonly error: unknown }) {
  const text = failedText(error);
  if (!saysPurchased(text)) return text;
  return (
    <>
      {text} It is in My Verifications.{' '}
      <TextLink href={paths.verificationsList}>Go to Verifications</TextLink>
    </>
  );
}

/** For a new worker: the worker gets an invitation, and the payment follows after the acceptance. */
export function NewInvitePackages({ worker }: { readonly worker: PendingWorkerInvite }) {
  const navigate = useNavigate();
  const sending = useAction(
    (chosen: Package) => invite(worker, chosen.id),
    ({ workerId, name, packageId, smsSent }) =>
      void navigate(paths.invitationSent, {
        replace: true,
        state: { worker: { id: workerId, name }, package: { id: packageId }, smsSent },
      }),
  );
  return (
    <PackageChooser
      workerName={worker.name}
      initialPackageId={worker.package_id ?? DEFAULT_PACKAGE_ID}
      payLabel="Send Invitation & Pay"
      promise={() => 'The invitation goes out by SMS first. You pay after the worker says yes.'}
      busy={sending.busy}
      error={sending.error === null ? undefined : <Failed error={sending.error} />}
      onPay={sending.run}
    />
  );
}
