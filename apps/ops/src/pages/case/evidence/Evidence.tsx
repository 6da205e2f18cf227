import type { Case, CheckOfCase } from '@repo/api-client/queries/cases';
import type { TeamAccount } from '@repo/api-client/queries/team-account';
import { takesAttachments } from '@repo/domain/check-attachment';
import { Stack } from '@repo/ui/primitives/Stack';
import { isOver } from '../case-words.ts';
import { Attachments } from './attachments/Attachments.tsx';
import { DocumentsOfSlot } from './DocumentsOfSlot.tsx';
import { IdentityAttempt } from './IdentityAttempt.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Records } from './Records.tsx';
import { References } from './References.tsx';
import { WorkerFacts } from './WorkerFacts.tsx';

interface EvidenceProps {
  readonly found: Case;
  readonly check: CheckOfCase;
}

/** What a check is decided by. */
export const Evidence = ({ member, ...about }: EvidenceProps & { readonly member: TeamAccount }) =>
  takesAttachments(about.check.check_kind) ? (
    <Stack gap="medium">
      <OfKind {...about} />
      <Attachments {...about} member={member} />
    </Stack>
  ) : (
    <OfKind {...about} />
  );

/** What the worker sent or told, and our own records. */
function OfKind({ found, check }: EvidenceProps) {
  const areDecided = found.checks.some((each) => each.check_kind === 'references' && isOver(each));
  switch (check.check_kind) {
    case 'identity':
      return <IdentityAttempt found={found} />;
    case 'references':
      return <References workerId={found.nanny_id} areCalled isOver={areDecided} />;
    case 'criminal_record':
      return <DocumentsOfSlot found={found} check={check} slot="policeClearance" />;
    case 'health':
      return <DocumentsOfSlot found={found} check={check} slot="certificates" />;
    case 'social_media':
      return <WorkerFacts found={found} />;
    case 'work_history':
      return (
        <Stack gap="medium">
          <WorkerFacts found={found} />
          <References workerId={found.nanny_id} areCalled={false} isOver={areDecided} />
        </Stack>
      );
    case 'misconduct_registry':
      return <Records found={found} />;
    case 'final_review':
      return <Outcomes found={found} />;
  }
}
