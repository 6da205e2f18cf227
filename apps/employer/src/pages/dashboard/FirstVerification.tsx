import { Card } from '@repo/ui/components/Card';
import { Timeline } from '@repo/ui/components/Timeline';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { HomeStart, type HomeWays } from './HomeStart.tsx';
import { QuickTip } from './QuickTip.tsx';

/** Before the first verification: how one goes. The start is in its first step. */
export function FirstVerification(ways: HomeWays) {
  const steps = [
    {
      title: 'Find or invite',
      text: (
        <Stack gap="small">
          <Text>Choose one here, or ask by SMS.</Text>
          <HomeStart isFirst {...ways} />
        </Stack>
      ),
    },
    {
      title: 'The worker agrees, you pay',
      text: 'An invited worker answers before you pay. A worker whom you find here is asked after you pay: if the answer is no, you get all your money back.',
    },
    { title: 'We check', text: 'Identity, references, and what else your package has.' },
    { title: 'You read the report', text: 'What was found, what was not, and a trust score.' },
  ];
  return (
    <>
      <Card as="section" padding="large">
        <Stack gap="large">
          <Heading level={2}>Your First Verification</Heading>
          <Timeline steps={steps} now={0} layout="across" label="How a verification goes" />
        </Stack>
      </Card>
      <QuickTip />
    </>
  );
}
