import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { formatDate } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';

/** The order that paid for a package, where the employer might pay for it again. */
export const PaidOrder = ({ purchase }: { readonly purchase: Purchase }) => (
  <Card>
    <DefinitionList
      items={[
        { term: 'Order Number', value: purchase.order_number },
        { term: 'Package', value: purchase.package_name },
        { term: 'Status', value: purchase.status === 'paid' ? 'Paid' : 'Unknown' },
        { term: 'Paid On', value: formatDate(purchase.paid_at) },
        { term: 'Amount Paid', value: formatKes(purchase.amountCents), strong: true },
      ]}
    />
  </Card>
);
