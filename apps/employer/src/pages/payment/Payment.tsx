import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { startPurchase } from '@repo/api-client/queries/purchases';
import { AFTER_PAYMENT_START_MILLISECONDS } from '@repo/domain/timers';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { useDelayed } from '@repo/app-shell/hooks/use-delayed';
import { useOnline } from '@repo/app-shell/hooks/use-online';
import { useNavigationState } from '../../navigation-state.ts';
import { paths, paymentReturnAddress } from '../../paths.ts';
import { session } from '../../session/session.ts';
import type { Consent } from '../../packages/consent.ts';
import { PaymentFailed } from './PaymentFailed.tsx';
import { PaymentProcessing } from './PaymentProcessing.tsx';
import type { Order } from './order.ts';
import { PaymentReview, type Channel } from './PaymentReview.tsx';
import { PaymentStarted } from './PaymentStarted.tsx';

interface PaymentProps {
  readonly order: Order;
  readonly consent: Consent;
  /** An unsettled payment for the same package. */
  readonly begun: Purchase | undefined;
}

const isWebAddress = (address: string) => /^https?:\/\//.test(address);

/** Review, processing, then success (and on to the provider's page) or error: spec/employer.md sections 2 and 4. */
export function Payment({ order, consent, begun }: PaymentProps) {
  const [channel, setChannel] = useChannel();
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

  const isOnline = useOnline();
  // Without a network the error page of the browser would replace this page.
  useDelayed(address !== undefined && isOnline, AFTER_PAYMENT_START_MILLISECONDS, () => {
    if (address !== undefined && isWebAddress(address)) globalThis.location.assign(address);
  });
  useEffect(() => {
    // After the back button on the provider's page, the browser may restore this page from its cache. The page then
    // returns to the review and refetches the payments.
    const restored = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setAddress(undefined);
      void invalidate(queryClient, { queryKey: dashboardQuery(client).queryKey });
    };
    globalThis.addEventListener('pageshow', restored);
    return () => globalThis.removeEventListener('pageshow', restored);
  }, []);

  if (address !== undefined)
    return (
      <PaymentStarted
        order={order}
        address={isWebAddress(address) ? address : undefined}
        isOnline={isOnline}
      />
    );
  if (paying.busy) return <PaymentProcessing />;
  if (paying.error !== null) return <PaymentFailed error={paying.error} onRetry={paying.forgetError} />;
  return (
    <PaymentReview
      order={order}
      consent={consent}
      begun={begun}
      channel={channel}
      onChannel={setChannel}
      onPay={() => paying.run(undefined)}
    />
  );
}

/** The chosen channel, stored in the history entry. */
function useChannel(): readonly [Channel, (channel: Channel) => void] {
  const navigate = useNavigate();
  const location: { readonly state: unknown } = useLocation();
  const kept = useNavigationState('paymentMethod');
  const [channel, setChannel] = useState<Channel>(kept?.channel ?? 'mobile_money');
  const choose = (chosen: Channel) => {
    setChannel(chosen);
    const before = typeof location.state === 'object' ? location.state : null;
    void navigate(paths.payment, { replace: true, state: { ...before, channel: chosen } });
  };
  return [channel, choose];
}
