import { failureText } from '@repo/api-client/client/failure-text';
import { waitFor, type CheckOfCase } from '@repo/api-client/queries/cases';
import { WORK } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { waitingOnValues, type WaitingOn } from '@repo/domain/check';
import { Select } from '@repo/ui/components/Select';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useToast } from '@repo/ui/components/Toasts';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

const labels: Readonly<Record<WaitingOn, string>> = {
  team: 'Our team',
  worker: 'The worker',
  referee: 'A referee',
  provider: 'The identity provider',
};

/** Says who must act next. While it is not the team, the deadline stops, and employer and worker read who is waited for. */
export function WaitsFor({ check }: { readonly check: CheckOfCase }) {
  const tell = useToast();
  const move = useAction(
    (waitingOn: WaitingOn) => waitFor(client, check.id, waitingOn === 'team' ? null : waitingOn),
    () => void invalidate(queryClient, { queryKey: WORK }),
    (error) => {
      tell({ text: failureText(error, 'This was not saved. Please try again.'), tone: 'danger' });
      void invalidate(queryClient, { queryKey: WORK });
    },
  );
  return (
    <TitledCard title="Not ready to decide?">
      <Select
        label="Who must act next"
        hint="While it is not our team, the deadline stops. Employer and worker read who is waited for."
        options={waitingOnValues.map((value) => ({ value, label: labels[value] }))}
        value={check.waiting_on ?? 'team'}
        onChange={(chosen) => {
          if (chosen !== '') move.run(chosen);
        }}
      />
    </TitledCard>
  );
}
