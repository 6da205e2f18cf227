import type { Verification } from '@repo/api-client/normalise/dashboard';
import { verificationStates } from '@repo/domain/status-vocabulary';
import { Badge } from '@repo/ui/components/Badge';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { SegmentBar } from '@repo/ui/components/SegmentBar';
import type { ReactNode } from 'react';
import type { Facts } from './use-verifications.ts';
import { chipStatus, hasProgress, isAwaitingConsent } from './words.ts';

interface CaseProgressProps extends Pick<Facts, 'completion'> {
  readonly lead: Verification;
}

const unknownProgress = { completed_steps: 0, total_steps: 0, completion_percentage: 0 };

function Chip({ lead, completion }: CaseProgressProps) {
  const status = chipStatus(lead, completion.data);
  return <Badge tone={verificationStates[status].tone}>{verificationStates[status].english}</Badge>;
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

/** Whether something is or will be known of how far the checks are. Before her yes none has begun. */
export const isMeasured = ({ lead, completion }: CaseProgressProps): boolean =>
  hasProgress(lead) && !isAwaitingConsent(lead) && (completion.data !== undefined || completion.isPending);

/** How far the checks are, where they can be. */
export function CaseBar(props: CaseProgressProps) {
  return isMeasured(props) ? <Bar {...props} /> : null;
}

/** The status in a word, and how far the checks are. */
export const CaseProgress = (props: CaseProgressProps) => <Bar {...props} status={<Chip {...props} />} />;

function Bar({ completion, status }: CaseProgressProps & { readonly status?: ReactNode }) {
  const { completed_steps, total_steps, completion_percentage } = completion.data ?? unknownProgress;
  const bar = (
    <SegmentBar
      label="Completion"
      done={completed_steps}
      total={total_steps}
      percent={completion_percentage}
      status={status}
    />
  );
  return completion.isPending ? <RoomFor>{bar}</RoomFor> : bar;
}
