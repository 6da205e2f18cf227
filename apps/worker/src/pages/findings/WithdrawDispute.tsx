import { useAction } from '@repo/app-shell/hooks/use-action';
import { sendDisputeWithdrawal } from '@repo/api-client/queries/worker-status';
import { Button } from '@repo/ui/components/Button';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { invalidateFindings } from './invalidate-findings.ts';

interface WithdrawDisputeProps {
  readonly id: string;
  /** Whether the finding is in no report yet. */
  readonly isAhead: boolean;
}

/** Withdraws a dispute after the worker has confirmed it. */
export function WithdrawDispute({ id, isAhead }: WithdrawDisputeProps) {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useAction(
    async () => {
      await sendDisputeWithdrawal(client, id);
      await invalidateFindings();
    },
    () => setAsking(false),
  );
  return (
    <>
      <Button variant="ghost" fullWidth onClick={() => setAsking(true)}>
        {say('dispute.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={say('dispute.withdraw.question')}
        consequence={say(isAhead ? 'ahead.withdraw' : 'dispute.withdraw.text')}
        confirmLabel={say('dispute.withdraw')}
        busy={withdraw.busy}
        busyLabel={say('dispute.withdraw.busy')}
        error={withdraw.error === null ? undefined : failureWords(withdraw.error, 'dispute.withdraw.failed')}
        onConfirm={() => withdraw.run(undefined)}
        onCancel={() => {
          withdraw.forgetError();
          setAsking(false);
        }}
      />
    </>
  );
}
