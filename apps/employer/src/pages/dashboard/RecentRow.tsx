import { ListRow } from '@repo/ui/components/ListRow';
import { CaseActions } from '../../verifications/CaseActions.tsx';
import { CaseLine } from '../../verifications/CaseLine.tsx';
import { CasePerson } from '../../verifications/CasePerson.tsx';
import { CaseRing } from '../../verifications/CaseRing.tsx';
import type { Facts } from '../../verifications/use-verifications.ts';
import type { VerificationCase } from '../../verifications/verification-case.ts';
import { ProspectNumber } from '../../verifications/ProspectNumber.tsx';
import { knownOf } from '../../verifications/words.ts';
import { RecentNote } from './RecentNote.tsx';

interface RecentRowProps {
  readonly verification: VerificationCase;
  readonly facts: Facts;
  /** Whether the check of the worker is already paid. */
  readonly isPaid: boolean;
  /** Whether the card above the list asks for the payment of this case. */
  readonly isAskedAbove: boolean;
}

const notes = {
  number: ProspectNumber,
  score: RecentNote,
  nothing: null,
} as const;

/** One of the newest cases, in brief: the worker, the status, the score, and a link. */
export function RecentRow({ verification, facts, isPaid, isAskedAbove }: RecentRowProps) {
  const { lead } = verification;
  const worker = facts.worker.data;
  const known = knownOf(lead, worker);
  const Note = notes[known];
  return (
    <ListRow
      who={<CasePerson lead={lead} worker={worker} />}
      score={known === 'score' && <CaseRing facts={facts} />}
      note={Note && <Note {...facts} />}
      action={
        <CaseActions verification={verification} worker={worker} isPaid={isPaid} home={{ isAskedAbove }} />
      }
    >
      <CaseLine lead={lead} completion={facts.completion} isPaid={isPaid} />
    </ListRow>
  );
}
