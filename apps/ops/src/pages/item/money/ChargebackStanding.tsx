import { chargebackStateQuery, type ChargebackState } from '@repo/api-client/queries/chargebacks';
import { lostResolutions } from '@repo/domain/chargeback';
import { formatMoment } from '@repo/domain/dates';
import { Badge } from '@repo/ui/components/Badge';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { answerLabels, chargebackLabels, kes, resolutionText } from './money-words.ts';

/** Whether the payer gets money: after a decline the payment service tells an amount of nothing. */
const givesBack = ({ answer, resolution }: ChargebackState): boolean =>
  answer === 'accepted' || (resolution !== null && lostResolutions.includes(resolution));

/** Where a payment dispute stands with which the team is done, without personal data. */
export function ChargebackStanding({ id }: { readonly id: string }) {
  const { data: chargeback } = useQuery(chargebackStateQuery(client, id));
  if (chargeback === undefined) return null;
  const { answer, answered_at: answeredAt, resolution, resolved_at: resolvedAt } = chargeback;
  const { label, tone } = chargebackLabels[chargeback.status];
  return (
    <TitledCard title="Where it stands" beside={<Badge tone={tone}>{label}</Badge>}>
      <DefinitionList
        items={[
          { term: 'Order', value: chargeback.order_number },
          { term: 'Price', value: kes(chargeback.price) },
          ...(givesBack(chargeback)
            ? [{ term: 'Goes back', value: kes(chargeback.amount ?? chargeback.price) }]
            : []),
          { term: 'Our answer', value: answer === null ? 'None' : answerLabels[answer] },
          ...(answeredAt === null ? [] : [{ term: 'Answered', value: formatMoment(answeredAt) }]),
          ...(chargeback.evidence_at === null
            ? []
            : [{ term: 'Evidence sent', value: formatMoment(chargeback.evidence_at) }]),
          ...(resolution === null ? [] : [{ term: 'End', value: resolutionText(resolution) }]),
          ...(resolvedAt === null ? [] : [{ term: 'Ended', value: formatMoment(resolvedAt) }]),
        ]}
      />
    </TitledCard>
  );
}
