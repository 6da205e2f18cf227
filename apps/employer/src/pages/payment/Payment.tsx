import { startPurchase } from '@repo/api-client/queries/purchases';
import { AFTER_PAYMENT_START_MILLISECONDS } from '@repo/domain/timers';
import { useEffect, useState } from 'react';
import { client } from '../../api/client.ts';
import { useAction } from '../../hooks/use-action.ts';
import { useDelayed } from '../../hooks/use-delayed.ts';
import { paymentReturnAddress } from '../../paths.ts';
import { session } from '../../session/session.ts';
import type { Consent } from '../../verifications/consent.ts';
import { PaymentFailed } from './PaymentFailed.tsx';
import { PaymentProcessing } from './PaymentProcessing.tsx';
import { PaymentReview, type Channel, type Order } from './PaymentReview.tsx';
import { PaymentStarted } from './PaymentStarted.tsx';

interface PaymentProps {
  readonly order: Order;
  readonly consent: Consent;
}

const isWebAddress = (address: string) => /^https?:\/\//.test(address);

/** Review, processing, then success (and on to the provider's page) or error: spec/employer.md sections 2 and 4. */
export function Payment({ order, consent }: PaymentProps) {
  const [channel, setChannel] = useState<Channel>('mobile_money');
  const [address, setAddress] = useState<string>();
  const paying = useAction(
    () =>
      startPurchase(client, {
        nanny_id: order.workerId,
        package_id: order.chosen.id,
        email: session.email(),
        callback_url: paymentReturnAddress(),
        channel,
      }),
    ({ authorization_url }) => setAddress(authorization_url),
  );

  useDelayed(address !== undefined, AFTER_PAYMENT_START_MILLISECONDS, () => {
    if (address !== undefined && isWebAddress(address)) globalThis.location.assign(address);
  });
  useEffect(() => {
    // Back from the provider's page, the browser may show this one as it was left: start again from the review.
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) setAddress(undefined);
    };
    globalThis.addEventListener('pageshow', restored);
    return () => globalThis.removeEventListener('pageshow', restored);
  }, []);

  if (address !== undefined) return <PaymentStarted address={isWebAddress(address) ? address : undefined} />;
  if (paying.busy) return <PaymentProcessing />;
  if (paying.error !== null) return <PaymentFailed error={paying.error} onRetry={paying.forgetError} />;
  return (
    <PaymentReview
      order={order}
      consent={consent}
      channel={channel}
      onChannel={setChannel}
      onPay={() => paying.run(undefined)}
    />
  );
}
