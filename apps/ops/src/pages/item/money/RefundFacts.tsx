import type { Refund } from '@repo/api-client/queries/refunds';
import { formatMoment } from '@repo/domain/dates';
import { refundReasonLabels } from '@repo/domain/refund-reason';
import { Badge } from '@repo/ui/components/Badge';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { kes, ofPrice, refundLabels } from './money-words.ts';

/** How much goes back, why, and what the payment service says of it. */
export function RefundFacts({ refund }: { readonly refund: Refund }) {
  const { label, tone } = refundLabels[refund.status];
  const { amount, provider_amount: atProvider } = refund;
  return (
    <TitledCard title="What goes back" beside={<Badge tone={tone}>{label}</Badge>}>
      <DefinitionList
        items={[
          { term: 'Amount', value: ofPrice(refund), strong: true },
          { term: 'Why', value: refundReasonLabels[refund.reason] },
          { term: 'Decided', value: formatMoment(refund.created_at) },
          ...(refund.waits_since === null
            ? []
            : [{ term: 'Waits since', value: formatMoment(refund.waits_since) }]),
          {
            term: 'Number at the payment service',
            value: refund.provider_refund_id ?? 'None yet',
          },
          ...(atProvider === null || atProvider === amount
            ? []
            : [{ term: 'Amount at the payment service', value: kes(atProvider) }]),
        ]}
      />
    </TitledCard>
  );
}
