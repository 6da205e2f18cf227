import { failureOf, isWorthRetrying } from '@repo/api-client/client/failure';
import { receiptQuery } from '@repo/api-client/queries/purchases';
import { PAYMENT_POLL_SECONDS } from '@repo/domain/timers';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { client } from '../../api/client.ts';
import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { paymentStatusPath } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { ConfirmingPayment } from './ConfirmingPayment.tsx';
import { ReturnFailed } from './ReturnFailed.tsx';
import { ReturnSignedOut } from './ReturnSignedOut.tsx';
import { ReturnSucceeded } from './ReturnSucceeded.tsx';
import { ReturnUnconfirmed } from './ReturnUnconfirmed.tsx';

/** The target of the provider's redirect. The page asks the service for the result of the payment, not the browser. */
export default function PaymentReturnPage() {
  const params = useAddressParameters();
  const reference = params.get('reference') ?? params.get('trxref') ?? '';
  const signedIn = useSyncExternalStore(session.subscribe, session.isSignedIn);
  if (reference === '') return <ReturnFailed error={null} reference={null} />;
  return signedIn ? <Settling reference={reference} /> : <ReturnSignedOut reference={reference} />;
}

function Settling({ reference }: { readonly reference: string }) {
  // The route has no guard, which would keep the place of an expired session.
  useEffect(
    () => session.onExpiry(() => session.keepReturn(paymentStatusPath(reference), null)),
    [reference],
  );
  const query = useQuery({
    ...receiptQuery(client, reference),
    retryOnMount: false,
    refetchInterval: ({ state: { error } }) => isUndecided(error) && waitAfter(error) * 1000,
  });
  const failure = useLoadFailure(query);
  if (query.data !== undefined) return <ReturnSucceeded receipt={query.data} />;
  if (failure !== null)
    return isUndecided(failure.error) ? (
      <ReturnUnconfirmed error={failure.error} reference={reference} {...failure.retry} />
    ) : (
      <ReturnFailed error={failure.error} reference={reference} />
    );
  return <ConfirmingPayment />;
}

/** No answer and "not yet" say nothing about the payment: the employer may have paid. */
function isUndecided(error: unknown): boolean {
  const failure = failureOf(error);
  return isWorthRetrying(error) || (failure?.kind === 'api' && failure.retryAfter !== null);
}

function waitAfter(error: unknown): number {
  const failure = failureOf(error);
  return (failure?.kind === 'api' ? failure.retryAfter : null) ?? PAYMENT_POLL_SECONDS;
}
