import type { Case, CheckOfCase } from '@repo/api-client/queries/cases';
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
export function Evidence({ found, check }: EvidenceProps) {
  switch (check.check_kind) {
    case 'identity':
      return <IdentityAttempt found={found} />;
    case 'references':
      return <References workerId={found.nanny_id} areCalled />;
    case 'criminal_record':
      return <DocumentsOfSlot workerId={found.nanny_id} slot="policeClearance" />;
    case 'health':
      return <DocumentsOfSlot workerId={found.nanny_id} slot="certificates" />;
    case 'social_media':
    case 'work_history':
      return <WorkerFacts found={found} />;
    case 'misconduct_registry':
      return <Records found={found} />;
    case 'final_review':
      return <Outcomes found={found} />;
  }
}
