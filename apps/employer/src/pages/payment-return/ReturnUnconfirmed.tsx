import { failureText } from '@repo/api-client/client/failure-text';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Spinner } from '@repo/ui/components/Spinner';
import { Kettle } from '@repo/ui/drawings/Kettle';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { TechnicalDetails } from '../../shell/TechnicalDetails.tsx';

const UNKNOWN = 'Your payment is not confirmed yet.';

interface ReturnUnconfirmedProps {
  readonly error: unknown;
  readonly reference: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The result of the payment is unknown. The page polls by itself, and offers no way to pay twice. */
export function ReturnUnconfirmed({ error, reference, retrying, onRetry }: ReturnUnconfirmedProps) {
  const [at] = useState(() => new Date());
  const text = failureText(error, UNKNOWN);
  return (
    <Screen title="Confirming Payment" width="focus" phoneHead="payment">
      <Kettle />
      <Banner tone="warning" title={text} announce>
        If you have paid, your money is safe. Please do not pay again: we keep checking, and your receipt
        shows here as soon as your payment is confirmed. We also tell you by SMS.
      </Banner>
      <Spinner label="Waiting for the confirmation..." />
      <PageActions>
        <Button busy={retrying} onClick={onRetry}>
          Check Again
        </Button>
        <ButtonLink variant="secondary" href={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </PageActions>
      <TechnicalDetails error={text} at={at} more={[{ term: 'Reference', value: reference }]} />
    </Screen>
  );
}
