import type { Verification } from '@repo/api-client/normalise/dashboard';
import { verificationStates } from '@repo/domain/status-vocabulary';
import { Badge } from '@repo/ui/components/Badge';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { SegmentBar } from '@repo/ui/components/SegmentBar';
import type { Facts } from './use-verifications.ts';
import { canPay } from './can-pay.ts';
import { hasBegun } from './has-begun.ts';
import { chipStatus, hasProgress } from './words.ts';

interface CaseProgressProps extends Pick<Facts, 'completion'> {
  readonly lead: Verification;
  readonly isPaid: boolean;
}

const unknownProgress = { completed_steps: 0, total_steps: 0, completion_percentage: 0 };

/** What waits for the employer has the tone of something to do. What waits for the worker has none. */
function Chip({ lead, completion, isPaid }: CaseProgressProps) {
  const { tone, english } = verificationStates[chipStatus(lead, completion.data)];
  return <Badge tone={canPay(lead, isPaid) ? 'warning' : tone}>{english}</Badge>;
}

/** The status in a word. It keeps its room while the progress that decides it loads. */
export function CaseChip(props: CaseProgressProps) {
  const isLate = hasProgress(props.lead) && props.completion.isPending;
  return isLate ? (
    <RoomFor>
      <Chip {...props} />
    </RoomFor>
  ) : (
    <Chip {...props} />
  );
}

/** Whether something is or will be known of how far the checks are. */
const isMeasured = ({ lead, completion, isPaid }: CaseProgressProps): boolean =>
  hasBegun(lead, isPaid) && (completion.data !== undefined || completion.isPending);

/** How far the checks are, where they can be. */
export function CaseBar(props: CaseProgressProps) {
  if (!isMeasured(props)) return null;
  const { completion } = props;
  const { completed_steps, total_steps, completion_percentage } = completion.data ?? unknownProgress;
  const bar = (
    <SegmentBar
      label="Completion"
      done={completed_steps}
      total={total_steps}
      percent={completion_percentage}
    />
  );
  return completion.isPending ? <RoomFor>{bar}</RoomFor> : bar;
}
