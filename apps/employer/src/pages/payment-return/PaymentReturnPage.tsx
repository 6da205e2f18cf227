import { receiptQuery } from '@repo/api-client/queries/purchases';
import { Spinner } from '@repo/ui/components/Spinner';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useAddressParameters } from '../../hooks/use-address-parameters.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ReturnFailed } from './ReturnFailed.tsx';
import { ReturnSucceeded } from './ReturnSucceeded.tsx';

/** Where the provider sends the payer: the service is asked what became of the payment, the browser is not believed. */
export default function PaymentReturnPage() {
  const params = useAddressParameters();
  const reference = params.get('reference') ?? params.get('trxref') ?? '';
  return reference === '' ? (
    <ReturnFailed error={null} reference={null} />
  ) : (
    <Settling reference={reference} />
  );
}

function Settling({ reference }: { readonly reference: string }) {
  const { data, error } = useQuery({ ...receiptQuery(client, reference), retryOnMount: false });
  if (data !== undefined) return <ReturnSucceeded receipt={data} />;
  if (error !== null) return <ReturnFailed error={error} reference={reference} />;
  return (
    <Screen title="Confirming Payment">
      <Spinner placement="block" label="Verifying your payment..." />
    </Screen>
  );
}
