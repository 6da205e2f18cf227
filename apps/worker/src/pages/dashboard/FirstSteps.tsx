import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import type { VerificationStatus } from '@repo/api-client/queries/worker-status';
import type { WorkerVerification } from '@repo/domain/worker-verification';
import { Card } from '@repo/ui/components/Card';
import { Timeline } from '@repo/ui/components/Timeline';
import { Divider } from '@repo/ui/primitives/Divider';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { homeWords } from './home-words.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { UnderReview } from './UnderReview.tsx';

interface FirstStepsProps {
  readonly verification: WorkerVerification;
  /** Undefined where it did not arrive. */
  readonly status: VerificationStatus | undefined;
}

/**
 * The verification of a worker who has not sent her photos: its steps, then the badge and the line that the specification
 * always shows (quirks, `workerBadgeAlwaysPending`), introduced as what comes after she has sent them.
 */
export function FirstSteps({ verification, status }: FirstStepsProps) {
  const { language } = useLanguage();
  const isFixed = deploymentQuirks().workerBadgeAlwaysPending === 'observed';
  return (
    <Card padding="small">
      <Stack gap="small">
        {status !== undefined && (
          <>
            <Steps status={status} />
            <Divider />
          </>
        )}
        <Stack gap="xsmall">
          {isFixed && <Text tone="muted">{homeWords[language].afterwards}</Text>}
          <Inline>
            <StatusBadge verification={verification} />
            {isFixed && <UnderReview tone="muted" />}
          </Inline>
        </Stack>
      </Stack>
    </Card>
  );
}

function Steps({ status: { steps, references } }: { readonly status: VerificationStatus }) {
  const { say } = useLanguage();
  const done = steps.filter(({ state }) => state === 'completed').length;
  const noteOf = (note: (typeof steps)[number]['note']) =>
    note === 'references_verified'
      ? say('step.note.references_verified', references)
      : say(`step.note.${note}`);
  const now = steps.findIndex(({ state }) => state !== 'completed');
  return (
    <Stack as="section" gap="xsmall">
      <Spread align="baseline">
        <Heading level={2} size={4}>
          {say('verification.steps')}
        </Heading>
        <Text weight="strong">{`${String(done)} / ${String(steps.length)}`}</Text>
      </Spread>
      <Timeline
        now={now}
        steps={steps.map(({ step, note }, place) => ({
          title: say(`step.${step}`),
          // The others wait for it.
          state: place === now ? noteOf(note) : undefined,
        }))}
      />
    </Stack>
  );
}
