import { CaseBar } from './CaseProgress.tsx';
import { EarlierLine, ItemLine } from './ItemLine.tsx';
import type { Facts } from './use-verifications.ts';
import type { VerificationCase } from './verification-case.ts';

interface CaseStandingProps {
  readonly verification: VerificationCase;
  readonly facts: Facts;
  readonly isPaid: boolean;
}

/** How a case stands: what happened last, how far the checks are, and what went before. */
export function CaseStanding({ verification, facts, isPaid }: CaseStandingProps) {
  const { lead, rest, isSettled } = verification;
  const told = isSettled ? rest.filter(({ type }) => type === 'request') : rest;
  const { completion } = facts;
  return (
    <>
      <ItemLine item={lead} completion={completion.data} isPaid={isPaid} />
      <CaseBar lead={lead} completion={completion} isPaid={isPaid} />
      {told.map((item) => (
        <EarlierLine key={`${item.type} ${item.id}`} item={item} />
      ))}
    </>
  );
}
