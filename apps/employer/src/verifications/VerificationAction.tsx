import type { Verification } from '@repo/api-client/normalise/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';
import { buttonLabelOf, canViewReport } from '@repo/domain/verification-status';
import { ButtonLink } from '@repo/ui/components/Button';
import { TextLink } from '@repo/ui/components/TextLink';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { canPay } from './can-pay.ts';
import { CompletePayment } from './CompletePayment.tsx';
import { reportLinkOf, subjectOf } from './subject.ts';
import { isAwaitingConsent, knownOf, shownState } from './words.ts';

/** Where a case is shown. */
export interface CasePlace {
  /** A row of the home has a link in the place of a button, and no state beside what an invitation says. */
  readonly isBrief: boolean;
  /** Whether the card above the list asks for the payment of this case. */
  readonly isAskedAbove: boolean;
}

interface VerificationActionProps {
  readonly item: Verification;
  readonly worker: Worker | undefined;
  readonly isPaid: boolean;
  readonly place: CasePlace;
}

/** The chip of these says it already. */
const saidByChip = new Set(['ended', 'refunded']);

const isSaid = (item: Verification, worker: Worker | undefined): boolean =>
  isAwaitingConsent(item) || knownOf(item, worker) === 'number';

/** The one thing to do with a case. Where there is none, its state stands in its place. */
export function VerificationAction({ item, worker, isPaid, place }: VerificationActionProps) {
  const { isBrief, isAskedAbove } = place;
  if (canPay(item, isPaid) && !isAskedAbove) return <CompletePayment item={item} worker={worker} />;
  const state = shownState(item);
  if (saidByChip.has(state)) return null;
  const label = buttonLabelOf(state);
  // The line of the case says whom it waits for. The number of an invited worker has the word beside it.
  if (state === 'pending' && (isBrief || isAskedAbove || isSaid(item, worker))) return null;
  if (!canViewReport(state)) return <Text tone="muted">{label}</Text>;
  const words = (
    <>
      {label}
      <VisuallyHidden> for {subjectOf(item, worker).name}</VisuallyHidden>
    </>
  );
  return isBrief ? (
    <TextLink placement="alone" {...reportLinkOf(item, worker)}>
      {words}
    </TextLink>
  ) : (
    <ButtonLink size="small" variant="secondary" {...reportLinkOf(item, worker)}>
      {words}
    </ButtonLink>
  );
}
