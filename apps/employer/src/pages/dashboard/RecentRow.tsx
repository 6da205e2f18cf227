import { ListRow } from '@repo/ui/components/ListRow';
import { CaseActions } from '../../verifications/CaseActions.tsx';
import { CasePerson } from '../../verifications/CasePerson.tsx';
import { CaseChip } from '../../verifications/CaseProgress.tsx';
import { CaseRing } from '../../verifications/CaseRing.tsx';
import { ItemLine } from '../../verifications/ItemLine.tsx';
import type { Facts } from '../../verifications/use-verifications.ts';
import type { VerificationCase } from '../../verifications/verification-case.ts';
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

/** One of the newest cases, in brief: the worker, the status, the score, and a link. */
export function RecentRow({ verification, facts, isPaid, isAskedAbove }: RecentRowProps) {
  const { lead } = verification;
  const worker = facts.worker.data;
  return (
    <ListRow
      who={
        <CasePerson
          lead={lead}
          worker={worker}
          status={<CaseChip lead={lead} completion={facts.completion} isPaid={isPaid} />}
        />
      }
      score={knownOf(lead, worker) === 'score' && <CaseRing facts={facts} />}
      note={<RecentNote lead={lead} facts={facts} isPaid={isPaid} />}
      action={
        <CaseActions
          verification={verification}
          worker={worker}
          isPaid={isPaid}
          place={{ isBrief: true, isAskedAbove }}
        />
      }
    >
      <ItemLine item={lead} completion={facts.completion.data} isPaid={isPaid} />
    </ListRow>
  );
}
