import { failureOf } from '@repo/api-client/client/failure';
import { failureText } from '@repo/api-client/client/failure-text';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { CheckList } from '@repo/ui/components/CheckList';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { useState } from 'react';
import { saysPurchased } from '../../packages/says-purchased.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { TechnicalDetails } from '../../shell/TechnicalDetails.tsx';
import { isFinalRefusal } from './final-refusal.ts';
import { PaidAlready } from './PaidAlready.tsx';
import { PaymentRefused } from './PaymentRefused.tsx';

const FAILED = 'Failed to process payment. Please try again.';
const CHECK_CONNECTION = 'Check your internet connection.';
const WAIT = 'Wait a few minutes, then try again.';
const solutions = [
  'Check that your phone or card has enough money.',
  CHECK_CONNECTION,
  'Try the other payment method.',
  WAIT,
];
const solutionsOffline = [CHECK_CONNECTION, WAIT];

interface PaymentFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A payment that failed. What the service refuses for good has a screen of its own. */
export function PaymentFailed({ error, onRetry }: PaymentFailedProps) {
  const [at] = useState(() => new Date());
  const text = failureText(error, FAILED);
  const failure = failureOf(error);
  if (saysPurchased(text)) return <PaidAlready />;
  if (isFinalRefusal(failure)) return <PaymentRefused text={text} />;
  return (
    <Screen title="Payment Failed" width="focus" phoneHead="payment">
      <Banner tone="danger" title={`Payment failed: ${text}`}>
        Nothing was charged. You pay only on the secure page that comes next.
      </Banner>
      <Stack as="section" gap="small">
        <Heading level={2} size={3}>
          Common solutions
        </Heading>
        <CheckList items={failure?.kind === 'network' ? solutionsOffline : solutions} />
      </Stack>
      <PageActions>
        <Button onClick={onRetry}>Try Again</Button>
        <ButtonLink variant="secondary" href={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </PageActions>
      <TechnicalDetails
        error={text}
        at={at}
        more={failure?.kind === 'api' ? [{ term: 'Status', value: String(failure.status) }] : []}
      />
    </Screen>
  );
}
