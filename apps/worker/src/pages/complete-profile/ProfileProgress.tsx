import { profileCompletion } from '@repo/domain/profile-completion';
import { profileProgress } from '@repo/domain/profile-steps';
import type { WorkerProfileForm } from '@repo/domain/worker-profile-form';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { ProgressBar } from '@repo/ui/components/ProgressBar';
import { Stack } from '@repo/ui/primitives/Stack';
import { useLanguage } from '../../language/use-language.ts';

export interface ProfileProgressProps {
  readonly profile: WorkerProfileForm;
  readonly step: number;
}

/** The completion of the profile during typing: overall, required and optional. */
export function ProfileProgress({ profile, step }: ProfileProgressProps) {
  const { say } = useLanguage();
  const { required, optional, overall } = profileCompletion(profile);
  return (
    <Card padding="small">
      <Stack gap="small">
        <ProgressBar percent={profileProgress(step, overall.percentage)} label={say('complete.progress')} />
        <DefinitionList
          layout="inline"
          items={[
            { term: say('complete.required'), value: say('complete.count', required) },
            { term: say('complete.optional'), value: say('complete.count', optional) },
          ]}
        />
      </Stack>
    </Card>
  );
}
