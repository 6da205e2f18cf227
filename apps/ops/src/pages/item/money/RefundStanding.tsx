import { refundStateQuery, type RefundState } from '@repo/api-client/queries/refunds';
import { formatMoment } from '@repo/domain/dates';
import { isRefundMoving } from '@repo/domain/refund';
import { Badge } from '@repo/ui/components/Badge';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { ofPrice, refundLabels } from './money-words.ts';

/** Where a refund stands with which the team is done, without personal data. */
export function RefundStanding({ id }: { readonly id: string }) {
  const { data: refund } = useQuery(refundStateQuery(client, id));
  if (refund === undefined) return null;
  const { label, tone } = refundLabels[refund.status];
  return (
    <TitledCard title="Where it stands" beside={<Badge tone={tone}>{label}</Badge>}>
      <Text>{standingText(refund)}</Text>
      <DefinitionList
        items={[
          { term: 'Order', value: refund.order_number },
          { term: 'Amount', value: ofPrice(refund) },
          { term: 'Number at the payment service', value: refund.provider_refund_id ?? 'None yet' },
        ]}
      />
    </TitledCard>
  );
}

const standingText = ({ status, settled_at: settledAt }: RefundState): string => {
  if (status === 'processed') return `The payer got the money back on ${formatMoment(settledAt)}.`;
  return isRefundMoving(status)
    ? 'The payment service has the account and moves the money.'
    : 'The payment service is asked again by itself.';
};
