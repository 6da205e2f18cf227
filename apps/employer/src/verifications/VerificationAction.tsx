import type { Verification } from '@repo/api-client/normalise/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';
import { buttonLabelOf, canViewReport } from '@repo/domain/verification-status';
import { ButtonLink } from '@repo/ui/components/Button';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { canPay } from './can-pay.ts';
import { CompletePayment } from './CompletePayment.tsx';
import { reportLinkOf, subjectOf } from './subject.ts';
import { shownState } from './words.ts';

interface VerificationActionProps {
  readonly item: Verification;
  readonly worker: Worker | undefined;
  readonly isPaid: boolean;
  /** Whether the same screen asks for the payment elsewhere. */
  readonly asksElsewhere: boolean;
}

/** The chip of these says it already. */
const saidByChip = new Set(['ended', 'refunded']);

/** The one thing to do with a case. Where there is none, its state stands in its place. */
export function VerificationAction({ item, worker, isPaid, asksElsewhere }: VerificationActionProps) {
  if (canPay(item, isPaid) && !asksElsewhere) return <CompletePayment item={item} worker={worker} />;
  const state = shownState(item);
  if (saidByChip.has(state)) return null;
  const label = buttonLabelOf(state);
  if (!canViewReport(state)) return <Text tone="muted">{label}</Text>;
  return (
    <ButtonLink size="small" variant="secondary" {...reportLinkOf(item, worker)}>
      {label}
      <VisuallyHidden> for {subjectOf(item, worker).name}</VisuallyHidden>
    </ButtonLink>
  );
}
