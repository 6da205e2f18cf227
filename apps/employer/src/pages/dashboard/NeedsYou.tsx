import type { Worker } from '@repo/api-client/normalise/worker';
import { formatDate } from '@repo/domain/dates';
import { initialsOf } from '@repo/domain/initials';
import { Avatar } from '@repo/ui/components/Avatar';
import { Button } from '@repo/ui/components/Button';
import { TaskCard } from '@repo/ui/components/TaskCard';
import type { Tab } from '../../navigation-state.ts';
import { CompletePayment } from '../../verifications/CompletePayment.tsx';
import type { VerificationCase } from '../../verifications/verification-case.ts';
import { nameInList, statusLine } from '../../verifications/words.ts';

interface NeedsYouProps {
  readonly first: VerificationCase;
  readonly worker: Worker | undefined;
  /** The number of other cases that wait for her. */
  readonly more: number;
  readonly onShow: (tab: Tab) => void;
}

/** The one case that waits for the employer, with its payment right there. */
export function NeedsYou({ first: { lead }, worker, more, onShow }: NeedsYouProps) {
  const isYes = lead.source.kind === 'request';
  return (
    <TaskCard
      mark={<Avatar initials={initialsOf({ name: nameInList(lead) })} />}
      title={isYes ? `${lead.workerName} said yes` : `Finish the payment for ${lead.workerName}`}
      action={<CompletePayment item={lead} worker={worker} />}
      more={
        more > 0 && (
          <Button variant="ghost" size="small" onClick={() => onShow('verifications')}>
            {more === 1 ? '1 more waits for you' : `${more} more wait for you`}
          </Button>
        )
      }
    >
      {isYes
        ? 'Complete the payment to start the checks.'
        : `${statusLine(lead, undefined, false)} ${lead.packageName}, ${formatDate(lead.created_at)}.`}
    </TaskCard>
  );
}
