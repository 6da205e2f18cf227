import { Spinner } from '@repo/ui/components/Spinner';
import { Screen } from '../../shell/Screen.tsx';

export function PaymentProcessing() {
  return (
    <Screen title="Processing Payment" width="focus" phoneHead="payment">
      <Spinner placement="block" label="Processing your payment..." />
    </Screen>
  );
}
