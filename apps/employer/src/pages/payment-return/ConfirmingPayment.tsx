import { Spinner } from '@repo/ui/components/Spinner';
import { Screen } from '../../shell/Screen.tsx';

/** Until the service has said how the payment ended. */
export const ConfirmingPayment = () => (
  <Screen title="Confirming Payment" width="task" phoneHead="payment">
    <Spinner placement="block" label="Verifying your payment..." />
  </Screen>
);
