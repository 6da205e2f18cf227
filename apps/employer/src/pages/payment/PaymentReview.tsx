import type { Purchase } from '@repo/api-client/normalise/dashboard';
import type { Package } from '@repo/api-client/normalise/package';
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
import { REFUND_AFTER_WITHDRAWAL } from '../../packages/refund-promise.ts';
import { paymentStatusPath } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Consent } from '../../verifications/consent.ts';

export type Channel = 'mobile_money' | 'card';

const channels = [
  { value: 'mobile_money', label: 'M-PESA', icon: <PaymentMark method="mpesa" />, isMark: true },
  { value: 'card', label: 'Card', icon: <PaymentMark method="card" /> },
] as const;

export interface Order {
  readonly workerId: string;
  readonly workerName: string;
  readonly chosen: Package;
}

interface PaymentReviewProps {
  readonly order: Order;
  readonly consent: Consent;
  readonly begun: Purchase | undefined;
  readonly channel: Channel;
  readonly onChannel: (channel: Channel) => void;
  readonly onPay: () => void;
}

const consentNotes: Record<Consent, string> = {
  agreed: 'The checks start as soon as the payment is confirmed.',
  invited: 'The worker has not accepted your invitation yet. You can pay as soon as she has.',
  declined: 'The worker has declined your invitation, so nothing can be bought.',
  unasked:
    'After the payment we ask the worker by SMS for her consent. If she declines or does not answer within 48 hours, you get all your money back.',
};

/** Beside the button: when the money goes back (decisions 6), or else what the button waits for. */
const besidePay: Record<Consent, string> = {
  agreed: REFUND_AFTER_WITHDRAWAL,
  invited: 'Waiting for her yes. This page sees it by itself.',
  declined: 'Nothing was charged.',
  unasked: 'All your money back if she says no.',
};

/** An answer that decides whether the employer can pay stands above everything else, and the question to come below it. */
const consentTitles: Partial<Record<Consent, string>> = {
  agreed: 'The worker has agreed.',
  invited: 'Waiting for her yes',
  declined: 'She said no',
};
const consentTones = { agreed: 'success', invited: 'info', declined: 'warning', unasked: 'info' } as const;

/** Why the employer cannot pay now: the service would refuse the payment. */
const notNow: Partial<Record<Consent, string>> = {
  invited: 'You can pay as soon as she has accepted.',
  declined: consentNotes.declined,
};

export function PaymentReview({ order, consent, begun, channel, onChannel, onPay }: PaymentReviewProps) {
  const navigate = useNavigate();
  const price = formatKes(order.chosen.priceCents);
  const leads = consentTitles[consent];
  return (
    <Screen
      title="Review & Pay"
      back={{ label: 'Back', onClick: () => void navigate(-1) }}
      isPayment
      width="task"
    >
      {leads !== undefined && (
        <Banner tone={consentTones[consent]} title={leads} announce>
          {consentNotes[consent]}
        </Banner>
      )}
      <TaskLayout
        place="before"
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
                { term: 'Total', value: price, strong: true },
              ]}
            />
          </TitledCard>
        }
        actions={
          <Stack gap="xsmall">
            <Button fullWidth disabledReason={notNow[consent]} onClick={onPay}>
              Pay {price}
            </Button>
            <Text size="small" tone="muted" align="center">
              {besidePay[consent]}
            </Text>
          </Stack>
        }
      >
        {begun !== undefined && <BegunNote reference={begun.reference} />}
        <Stack gap="small">
          <ToggleGroup label="Payment method" options={channels} value={channel} onChange={onChannel} />
          <Text tone="muted">
            Secure payment: you pay on our payment provider’s own page. Your PIN and your card number never
            reach us.
          </Text>
        </Stack>
        {leads === undefined && (
          <Banner tone="info" title="Worker consent">
            {consentNotes[consent]}
          </Banner>
        )}
        <PoliceClearanceNotice chosen={order.chosen} />
      </TaskLayout>
    </Screen>
  );
}

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
