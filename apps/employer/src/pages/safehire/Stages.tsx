import { demonstrationStages, type StageStatus } from '@repo/domain/demonstration';
import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { ClockIcon } from '@repo/ui/icons/ClockIcon';
import { ProgressIcon } from '@repo/ui/icons/ProgressIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';

const looks: Readonly<Record<StageStatus, { words: string; tone: BadgeTone; icon: typeof CheckIcon }>> = {
  completed: { words: 'Completed', tone: 'success', icon: CheckIcon },
  inProgress: { words: 'In progress', tone: 'info', icon: ProgressIcon },
  pending: { words: 'Pending', tone: 'default', icon: ClockIcon },
};

/** The seven stages, each with its status. */
export function Stages({ statuses }: { readonly statuses: readonly StageStatus[] }) {
  return (
    <TitledCard title="Stages" gap="medium">
      <Stack as="ol" gap="small">
        {demonstrationStages.map((stage, index) => {
          const { words, tone, icon: Drawing } = looks[statuses[index] ?? 'pending'];
          return (
            <li key={stage}>
              <Spread wrap="late">
                <Heading level={3} size={4}>
                  {stage}
                </Heading>
                <Badge tone={tone} icon={<Drawing size="small" />}>
                  {words}
                </Badge>
              </Spread>
            </li>
          );
        })}
      </Stack>
    </TitledCard>
  );
}
