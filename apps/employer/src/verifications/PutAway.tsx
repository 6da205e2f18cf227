import { mayBeDismissed } from '@repo/domain/purchase';
import { DismissPayment } from './DismissPayment.tsx';
import { itemsOf, type VerificationCase } from './verification-case.ts';

interface PutAwayProps {
  readonly verification: VerificationCase;
  readonly workerName: string;
  /** Whether the check of the worker is already paid. */
  readonly isPaid: boolean;
}

/** The way to end each payment without money. */
export const PutAway = ({ verification, workerName, isPaid }: PutAwayProps) => (
  <>
    {(isPaid || verification.isSettled ? [verification.lead] : itemsOf(verification))
      .filter(({ source }) => source.kind === 'purchase' && mayBeDismissed(source.purchase.status))
      .map(({ id }) => (
        <DismissPayment key={id} purchaseId={id} workerName={workerName} />
      ))}
  </>
);
