import { profileCompletion } from '@repo/domain/profile-completion';
import { profileProgress } from '@repo/domain/profile-steps';
import type { WorkerField, WorkerProfileForm } from '@repo/domain/worker-profile-form';
import { Card } from '@repo/ui/components/Card';
import { ProgressBar } from '@repo/ui/components/ProgressBar';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';

export interface ProfileProgressProps {
  readonly profile: WorkerProfileForm;
  /** The fields that the form marks as wrong. */
  readonly refused: Readonly<Partial<Record<WorkerField, unknown>>>;
  readonly step: number;
}

/** The completion of the profile during typing: overall, and below that in one line required and optional. */
export function ProfileProgress({ profile, refused, step }: ProfileProgressProps) {
  const { say } = useLanguage();
  const { required, optional, overall } = profileCompletion(profile, refused);
  const counts = [
    `${say('complete.required')} ${say('complete.count', required)}`,
    `${say('complete.optional')} ${say('complete.count', optional)}`,
  ];
  return (
    <Card padding="small">
      <Stack gap="xsmall">
        <ProgressBar percent={profileProgress(step, overall.percentage)} label={say('complete.progress')} />
        <Text size="small" tone="muted">
          {counts.join(' · ')}
        </Text>
      </Stack>
    </Card>
  );
}
