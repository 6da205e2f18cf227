import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { useSettled } from '@repo/app-shell/hooks/use-settled';
import { formatDate, formatTime } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { durationOf } from '@repo/domain/packages';
import { PaymentMark } from '@repo/ui/brand/PaymentMark';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { ToggleGroup } from '@repo/ui/components/ToggleGroup';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { UnbrokenDurations } from '@repo/ui/primitives/Unbroken';
import { useNavigate } from 'react-router';
import { PoliceClearanceNotice } from '../../packages/PoliceClearanceNotice.tsx';
import { moneyPromise } from '../../packages/refund-promise.ts';
import { paymentStatusPath } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Consent } from '../../packages/consent.ts';
import { consentNotes, consentTitles, consentTones } from './consent-words.ts';
import { InsteadOfPaying, WhatComesOfIt } from './NotPayable.tsx';
import { isPayable, type Order } from './order.ts';

export type Channel = 'mobile_money' | 'card';

const channels = [
  { value: 'mobile_money', label: 'M-PESA', icon: <PaymentMark method="mpesa" />, isMark: true },
  { value: 'card', label: 'Card', icon: <PaymentMark method="card" /> },
] as const;

interface PaymentReviewProps {
  readonly order: Order;
  readonly consent: Consent;
  readonly begun: Purchase | undefined;
  readonly channel: Channel;
  readonly onChannel: (channel: Channel) => void;
  readonly onPay: () => void;
}

export function PaymentReview({ order, consent, begun, channel, onChannel, onPay }: PaymentReviewProps) {
  const navigate = useNavigate();
  const price = formatKes(order.chosen.priceCents);
  const leads = consentTitles[consent];
  const canPay = isPayable(consent);
  const isSettled = useSettled();
  return (
    <Screen
      title="Review & Pay"
      back={{ label: 'Back', onClick: () => void navigate(-1) }}
      phoneHead={canPay ? 'payment' : undefined}
      width="task"
    >
      {leads !== undefined && (
        <Banner tone={consentTones[consent]} title={leads} announce>
          {consentNotes[consent]}
          {order.answerUntil !== null &&
            ` It can come until ${formatDate(order.answerUntil)}, ${formatTime(order.answerUntil)}.`}
        </Banner>
      )}
      <TaskLayout
        // On a phone the order stands before what comes of it, and after a no below what else there is to do.
        place={consent === 'declined' ? 'after' : 'before'}
        summary={
          <TitledCard title="Your order">
            <DefinitionList
              items={[
                { term: 'Worker', value: order.workerName },
                { term: 'Package', value: order.chosen.name },
                {
                  term: 'Duration',
                  value: <UnbrokenDurations>{durationOf(order.chosen.id)}</UnbrokenDurations>,
                },
                {
                  term: consent === 'invited' ? 'To pay after the yes' : 'Total',
                  value: price,
                  strong: true,
                },
              ]}
            />
            {consent !== 'invited' && <Text tone="muted">{moneyPromise(consent, order.chosen)}</Text>}
          </TitledCard>
        }
        actions={
          canPay ? (
            <Button fullWidth busy={!isSettled} onClick={onPay}>
              Pay {price}
            </Button>
          ) : (
            <InsteadOfPaying consent={consent} order={order} />
          )
        }
      >
        {begun !== undefined && <BegunNote reference={begun.reference} />}
        {canPay ? (
          <PaymentMethod channel={channel} onChannel={onChannel} />
        ) : (
          <WhatComesOfIt consent={consent} />
        )}
        {leads === undefined && (
          <Banner tone="info" title="Worker consent">
            {consentNotes[consent]}
          </Banner>
        )}
        {consent !== 'declined' && <PoliceClearanceNotice chosen={order.chosen} />}
      </TaskLayout>
    </Screen>
  );
}

const PaymentMethod = ({ channel, onChannel }: Pick<PaymentReviewProps, 'channel' | 'onChannel'>) => (
  <Stack gap="small">
    <ToggleGroup label="Payment method" options={channels} value={channel} onChange={onChannel} />
    <Text tone="muted">
      Secure payment: you pay on our payment provider’s own page. Your PIN and your card number never reach
      us.
    </Text>
  </Stack>
);

/** For an unsettled payment, after the back button or on a second visit: the payment continues and is not paid twice. */
function BegunNote({ reference }: { readonly reference: string }) {
  return (
    <Banner
      tone="warning"
      title="You have begun this payment"
      action={
        <ButtonLink size="small" variant="secondary" href={paymentStatusPath(reference)}>
          Check Payment
        </ButtonLink>
      }
    >
      It is not confirmed yet. If you have just paid, check it first. Otherwise go on below: it is the same
      payment, and it is charged only once.
    </Banner>
  );
}
