import { Card } from '@repo/ui/components/Card';
import { Timeline } from '@repo/ui/components/Timeline';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { HomeLayout } from '@repo/ui/patterns/HomeLayout';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { FirstStart } from './FirstStart.tsx';
import { HomeStart, type HomeWays } from './HomeStart.tsx';
import { PackagePrices } from './PackagePrices.tsx';
import { QuickTip } from './QuickTip.tsx';

const FIND = 'Choose a worker here, or invite one by SMS.';
const later = [
  {
    title: 'Consent and payment',
    text: (
      <>
        Invited: first the yes, then you pay.
        <br />
        Chosen here: you pay first, and a no gives it all back.
      </>
    ),
  },
  { title: 'We check', text: 'Identity, references, and what else your package has.' },
  { title: 'You read the report', text: 'What was found, what was not, and a trust score.' },
];

/** Before the first verification: how one goes and what it costs, with the start in the first step. */
export function FirstVerification(ways: HomeWays) {
  // On a phone the start is on the first screen, above the steps.
  const hasDesk = useHasDesk();
  const find = hasDesk ? (
    <Stack gap="small">
      {FIND}
      <FirstStart {...ways} />
    </Stack>
  ) : (
    FIND
  );
  return (
    <HomeLayout
      actions={hasDesk ? <QuickTip /> : <HomeStart isFirst {...ways} />}
      aside={
        <>
          {!hasDesk && <QuickTip />}
          <PackagePrices />
        </>
      }
    >
      <Card as="section" padding="large">
        <Stack gap="large">
          <Heading level={2}>Your First Verification</Heading>
          <Timeline
            steps={[{ title: 'Find or invite', text: find }, ...later]}
            now={0}
            label="How a verification goes"
          />
        </Stack>
      </Card>
    </HomeLayout>
  );
}
