import { demonstrationStages, type StageStatus } from '@repo/domain/demonstration';
import { Timeline, type TimelineStep } from '@repo/ui/components/Timeline';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { ClockIcon } from '@repo/ui/icons/ClockIcon';
import { ProgressIcon } from '@repo/ui/icons/ProgressIcon';

const looks: Readonly<Record<StageStatus, Omit<TimelineStep, 'title'>>> = {
  completed: { stage: 'past', state: 'Completed', tone: 'success', icon: CheckIcon },
  inProgress: { stage: 'now', state: 'In progress', tone: 'info', icon: ProgressIcon },
  pending: { stage: 'later', state: 'Pending', icon: ClockIcon },
};

/** The seven stages, each with its status. */
export function Stages({ statuses }: { readonly statuses: readonly StageStatus[] }) {
  return (
    <TitledCard title="Stages">
      <Timeline
        steps={demonstrationStages.map((title, index) => ({
          title,
          ...looks[statuses[index] ?? 'pending'],
        }))}
      />
    </TitledCard>
  );
}
