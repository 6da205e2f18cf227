import { TextLink } from '@repo/ui/components/TextLink';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { paths } from '../paths.ts';
import { PutAway } from './PutAway.tsx';
import type { Facts } from './use-verifications.ts';
import { VerificationAction, type CasePlace } from './VerificationAction.tsx';
import type { VerificationCase } from './verification-case.ts';
import { nameInList } from './words.ts';

interface CaseActionsProps {
  readonly verification: VerificationCase;
  readonly worker: Facts['worker']['data'];
  /** Whether the check of the worker is already paid. */
  readonly isPaid: boolean;
  readonly place?: CasePlace;
}

const inList: CasePlace = { isBrief: false, isAskedAbove: false };

/**
 * The one thing to do. An open invitation and a payment without money also have a way to end them.
 */
export function CaseActions({ verification, worker, isPaid, place = inList }: CaseActionsProps) {
  const { lead } = verification;
  const name = worker?.displayName ?? lead.workerName;
  return (
    <>
      <VerificationAction item={lead} worker={worker} isPaid={isPaid} place={place} />
      {lead.source.kind === 'request' && lead.source.request.status === 'pending' && (
        <TextLink
          placement="alone"
          href={paths.invitationSent}
          state={{
            worker: { id: lead.nanny_id, name: worker?.name ?? nameInList(lead) },
            package: { id: lead.package_id },
          }}
        >
          Change or withdraw
          <VisuallyHidden> the invitation of {name}</VisuallyHidden>
        </TextLink>
      )}
      {!place.isAskedAbove && <PutAway verification={verification} workerName={name} isPaid={isPaid} />}
    </>
  );
}
