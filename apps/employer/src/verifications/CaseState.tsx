import type { ReactNode } from 'react';
import { hasBegun } from './has-begun.ts';
import { CaseStanding } from './CaseStanding.tsx';
import { ProspectNumber } from './ProspectNumber.tsx';
import { ScoreLine } from './ScoreLine.tsx';
import type { Facts } from './use-verifications.ts';
import type { VerificationCase } from './verification-case.ts';
import { knownOf, stateWord } from './words.ts';

interface CaseStateProps {
  readonly verification: VerificationCase;
  readonly facts: Facts;
  readonly isPaid: boolean;
  /** What belongs to how it stands: a question about its payment. */
  readonly children?: ReactNode;
}

/** How a case stands, and what is known of the worker. */
export function CaseState({ verification, facts, isPaid, children }: CaseStateProps) {
  const known = knownOf(verification.lead, facts.worker.data);
  return (
    <>
      <CaseStanding verification={verification} facts={facts} isPaid={isPaid} />
      {children}
      {known === 'number' && <ProspectNumber worker={facts.worker} word={stateWord(verification.lead)} />}
      {known === 'score' && <ScoreLine facts={facts} hasBegun={hasBegun(verification.lead, isPaid)} />}
    </>
  );
}
