import type { Refund } from '@repo/api-client/queries/refunds';
import { formatMoment } from '@repo/domain/dates';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { channelText, purchaseLabels } from '../../../parts/payment-words.ts';
import { phoneText } from '../../../phone-text.ts';
import { kes } from './money-words.ts';

type Payment = Pick<
  Refund,
  | 'order_number'
  | 'reference'
  | 'package_name'
  | 'payer'
  | 'price'
  | 'purchase_status'
  | 'paid_at'
  | 'paid_channel'
>;

const paidText = ({ paid_at: at, paid_channel: channel }: Payment): string => {
  if (at === null) return 'No payment at the price';
  return channel === null ? formatMoment(at) : `${formatMoment(at)}, by ${channelText(channel)}`;
};

/** What was bought, how it was paid, and who paid. */
export const PaymentFacts = ({ payment }: { readonly payment: Payment }) => (
  <TitledCard title="The payment">
    <DefinitionList
      items={[
        { term: 'Order', value: payment.order_number },
        { term: 'Package', value: payment.package_name },
        { term: 'Price', value: kes(payment.price) },
        { term: 'Paid', value: paidText(payment) },
        { term: 'Status of the order', value: purchaseLabels[payment.purchase_status] },
        { term: 'Payment reference', value: payment.reference },
        { term: 'Payer', value: payment.payer.name },
        { term: 'Phone', value: phoneText(payment.payer.phone) },
        { term: 'E-mail', value: payment.payer.email },
      ]}
    />
  </TitledCard>
);
