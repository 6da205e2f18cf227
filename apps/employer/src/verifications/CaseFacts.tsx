import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { formatDate } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { DefinitionList } from '@repo/ui/components/DefinitionList';

/** What an employer is asked for about an order, and what it costs. */
export const CaseFacts = ({ order_number, amountCents, paid_at }: Purchase) => (
  <DefinitionList
    layout="inline"
    items={[
      { term: 'Order Number', value: order_number },
      paid_at === null
        ? { term: 'Price', value: formatKes(amountCents) }
        : { term: 'Paid', value: `${formatKes(amountCents)}, ${formatDate(paid_at)}` },
    ]}
  />
);
