import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { formatTime } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { NavigationType, useNavigationType } from 'react-router';
import { pageLoad } from '../../page-load.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { TechnicalDetails } from '../../shell/TechnicalDetails.tsx';
import { MONEY_IS_SAFE } from './money-is-safe.ts';

interface ReturnUnpaidProps {
  readonly order: Purchase;
  readonly text: string;
  readonly at: Date;
}

/** A payment that failed, and its order, which can still be paid: that is the one thing to do. */
export function ReturnUnpaid({ order, text, at }: ReturnUnpaidProps) {
  const hasDesk = useHasDesk();
  const details = (
    <TechnicalDetails error={text} at={at} more={[{ term: 'Reference', value: order.reference }]} />
  );
  const isRefused = order.status === 'failed' && order.refund_status === null;
  // "Try Again" reloads the page. The time shows that it has looked.
  const isSecondLook = useNavigationType() === NavigationType.Pop && pageLoad() === 'reload';
  const again = isSecondLook ? `Still not paid. We looked at ${formatTime(at)}.` : null;
  return (
    <Screen title="Payment Failed" width="task" phoneHead="payment">
      {/* Of a payment that was only given up, nobody knows yet whether money left. */}
      {isRefused ? (
        <Banner tone="danger" title={again ?? 'You have not paid.'}>
          {text}
        </Banner>
      ) : (
        <Banner tone="warning" title={text}>
          {again ?? 'This order is not paid yet.'} If you cancelled, nothing was charged.
        </Banner>
      )}
      <TaskLayout
        summary={
          <>
            <TitledCard title="Your order">
              <DefinitionList
                items={[
                  ...(order.worker_name === null ? [] : [{ term: 'Worker', value: order.worker_name }]),
                  { term: 'Package', value: order.package_name },
                  { term: 'Not Paid Yet', value: formatKes(order.amountCents), strong: true },
                ]}
              />
              <Text tone="muted">Pay by M-PESA or by card. You pay for this order once.</Text>
            </TitledCard>
            {!hasDesk && details}
          </>
        }
        actions={
          <Stack gap="xsmall">
            <ButtonLink
              fullWidth
              href={paths.payment}
              state={{
                worker: { id: order.nanny_id, name: order.worker_name },
                package: { id: order.package_id },
              }}
            >
              Complete Payment
            </ButtonLink>
            <Text align="center">
              <TextLink placement="alone" href={paths.dashboard}>
                Go to Dashboard
              </TextLink>
            </Text>
          </Stack>
        }
      >
        <TitledCard title="You have an SMS that you paid?">
          <Text>Do not pay again. “Try Again” looks for that payment, and charges nothing.</Text>
          <Text tone="muted">{MONEY_IS_SAFE}</Text>
          <Inline>
            <Button variant="secondary" size="small" onClick={() => globalThis.location.reload()}>
              Try Again
            </Button>
          </Inline>
        </TitledCard>
        {hasDesk && details}
      </TaskLayout>
    </Screen>
  );
}
