import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { formatKes } from '@repo/domain/money';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { TechnicalDetails } from '../../shell/TechnicalDetails.tsx';
import { MONEY_IS_SAFE } from './money-is-safe.ts';

const NOT_TAKEN = 'Our payment provider told us that no money was taken.';

interface ReturnUnpaidProps {
  readonly order: Purchase;
  readonly text: string;
  readonly at: Date;
}

/** A payment that failed, and its order, which can still be paid: that is the one thing to do. */
export function ReturnUnpaid({ order, text, at }: ReturnUnpaidProps) {
  const isRefused = order.status === 'failed' && order.refund_status === null;
  return (
    <Screen title="Payment Failed" width="task" isPayment>
      <Banner tone="danger" title={text}>
        {isRefused ? `${NOT_TAKEN} ${MONEY_IS_SAFE}` : MONEY_IS_SAFE}
      </Banner>
      <TaskLayout
        place="before"
        summary={
          <TitledCard title="Your order">
            <DefinitionList
              items={[
                ...(order.worker_name === null ? [] : [{ term: 'Worker', value: order.worker_name }]),
                { term: 'Package', value: order.package_name },
                { term: 'Not Paid Yet', value: formatKes(order.amountCents), strong: true },
              ]}
            />
          </TitledCard>
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
        <TitledCard title="What you can do" gap="medium">
          <Text>
            {isRefused ? 'Pay by M-PESA or with another card.' : 'Pay by M-PESA or by card.'} You pay for this
            order once.
          </Text>
          <Stack gap="xsmall">
            <Text tone="muted">
              Do you have an SMS that you paid? “Try Again” looks for that payment. It charges nothing.
            </Text>
            <Inline>
              <Button variant="secondary" size="small" onClick={() => globalThis.location.reload()}>
                Try Again
              </Button>
            </Inline>
          </Stack>
        </TitledCard>
        <TechnicalDetails error={text} at={at} more={[{ term: 'Reference', value: order.reference }]} />
      </TaskLayout>
    </Screen>
  );
}
