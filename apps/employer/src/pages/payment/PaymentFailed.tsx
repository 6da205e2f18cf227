import { failureOf } from '@repo/api-client/client/failure';
import { failureText } from '@repo/api-client/client/failure-text';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { CheckList } from '@repo/ui/components/CheckList';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { TechnicalDetails } from '../../shell/TechnicalDetails.tsx';

const FAILED = 'Failed to process payment. Please try again.';
const ALREADY = 'You have already purchased this package for this nanny.';
const solutions = [
  'Check that your phone or card has enough money.',
  'Check your internet connection.',
  'Try the other payment method.',
  'Wait a few minutes, then try again.',
];

interface PaymentFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function PaymentFailed({ error, onRetry }: PaymentFailedProps) {
  const [at] = useState(() => new Date());
  const text = failureText(error, FAILED);
  const failure = failureOf(error);
  if (/already purchased/i.test(text))
    return (
      <Screen title="Package Already Purchased" back={{ label: 'Back to dashboard', href: paths.dashboard }}>
        <Banner
          tone="info"
          announce
          action={
            <ButtonLink size="small" href={paths.verificationsList}>
              Go to Verifications
            </ButtonLink>
          }
        >
          {ALREADY}
        </Banner>
      </Screen>
    );
  return (
    <Screen title="Payment Failed">
      <Banner tone="danger">Payment failed: {text}</Banner>
      <Stack as="section" gap="small">
        <Heading level={2} size={3}>
          Common solutions
        </Heading>
        <CheckList items={solutions} />
      </Stack>
      <Stack gap="small">
        <Button fullWidth onClick={onRetry}>
          Try Again
        </Button>
        <ButtonLink fullWidth variant="secondary" href={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </Stack>
      <TechnicalDetails
        error={text}
        at={at}
        more={failure?.kind === 'api' ? [{ term: 'Status', value: String(failure.status) }] : []}
      />
    </Screen>
  );
}
