import type { Verification } from '@repo/api-client/normalise/dashboard';
import { Tracker } from '@repo/report-view/Tracker';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { ListRow } from '@repo/ui/components/ListRow';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { canPay } from './can-pay.ts';
import { CaseActions } from './CaseActions.tsx';
import { CasePerson } from './CasePerson.tsx';
import { CaseChip } from './CaseProgress.tsx';
import { CaseRing } from './CaseRing.tsx';
import { CaseScoreLines } from './CaseScoreLines.tsx';
import { CaseStanding } from './CaseStanding.tsx';
import { hasBegun } from './has-begun.ts';
import { PaidAlready } from './PaidAlready.tsx';
import { ProspectNumber } from './ProspectNumber.tsx';
import type { Facts } from './use-verifications.ts';
import type { VerificationCase } from './verification-case.ts';
import { canBeFollowed, isAgreedTo, knownOf, nameInList, stateWord } from './words.ts';

interface VerificationRowProps {
  readonly verification: VerificationCase;
  readonly facts: Facts;
  /** Whether the check of the worker is already paid. */
  readonly isPaid: boolean;
  /** Whether the card above the list asks for the payment of this case. */
  readonly isAskedAbove: boolean;
}

/**
 * One case: the worker, the package, how it stands, and the one possible action. The action keeps its place while the facts
 * above it load: each fact has reserved room until it arrives or fails.
 */
export function VerificationRow({ verification, facts, isPaid, isAskedAbove }: VerificationRowProps) {
  const { lead } = verification;
  const { source } = lead;
  const worker = facts.worker.data;
  const known = knownOf(lead, worker);
  return (
    <ListRow
      who={
        <CasePerson
          lead={lead}
          worker={worker}
          status={<CaseChip lead={lead} completion={facts.completion} isPaid={isPaid} />}
        />
      }
      score={known === 'score' && <CaseRing facts={facts} />}
      note={<Known lead={lead} facts={facts} isPaid={isPaid} />}
      action={
        <>
          <CaseActions
            verification={verification}
            worker={worker}
            isPaid={isPaid}
            place={{ isBrief: false, isAskedAbove }}
          />
          {source.kind === 'purchase' && canPay(lead, isPaid) && !isAskedAbove && (
            <PaidAlready reference={source.purchase.reference} />
          )}
        </>
      }
      more={<Checks lead={lead} facts={facts} />}
    >
      <CaseStanding verification={verification} facts={facts} isPaid={isPaid} />
    </ListRow>
  );
}

interface KnownProps extends Pick<VerificationRowProps, 'facts' | 'isPaid'> {
  readonly lead: Verification;
}

/** What is known of the worker. */
function Known({ lead, facts, isPaid }: KnownProps) {
  const known = knownOf(lead, facts.worker.data);
  if (known === 'score') return <CaseScoreLines facts={facts} hasBegun={hasBegun(lead, isPaid)} />;
  return known === 'number' ? <ProspectNumber worker={facts.worker} word={stateWord(lead)} /> : null;
}

/** The checks one by one, where they have begun. */
function Checks({ lead, facts }: { readonly lead: Verification; readonly facts: Facts }) {
  const completion = facts.completion.data;
  if (completion !== undefined && canBeFollowed(lead, completion))
    return (
      <Disclosure look="plain" label="The checks">
        <Tracker checks={completion.checks} workerName={facts.worker.data?.name ?? nameInList(lead)} />
      </Disclosure>
    );
  if (!facts.completion.isPending || !isAgreedTo(lead)) return null;
  return (
    <RoomFor>
      <Disclosure look="plain" label="Checks">
        {null}
      </Disclosure>
    </RoomFor>
  );
}
