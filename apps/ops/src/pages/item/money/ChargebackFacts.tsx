import type { Chargeback } from '@repo/api-client/queries/chargebacks';
import { formatMoment } from '@repo/domain/dates';
import { Badge } from '@repo/ui/components/Badge';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { categoryText, chargebackLabels, kes } from './money-words.ts';

interface ChargebackFactsProps {
  readonly chargeback: Chargeback;
  readonly isLate: boolean;
}

/** What the payer's bank asks for, why, and until when it waits for the answer. */
export function ChargebackFacts({ chargeback, isLate }: ChargebackFactsProps) {
  const { label, tone } = chargebackLabels[chargeback.status];
  const { amount, due_at: dueAt, reminded_at: remindedAt, evidence_at: evidenceAt } = chargeback;
  return (
    <TitledCard title="What the bank asks" beside={<Badge tone={tone}>{label}</Badge>}>
      <DefinitionList
        items={[
          {
            term: 'Amount',
            value: amount === null ? `Not told. The price was ${kes(chargeback.price)}` : kes(amount),
            strong: true,
          },
          { term: 'Reason', value: categoryText(chargeback.category) },
          { term: 'Opened', value: formatMoment(chargeback.opened_at) },
          {
            term: 'Answer until',
            value:
              dueAt === null ? (
                'The bank names no day'
              ) : isLate ? (
                <Text as="span" tone="danger" weight="strong">
                  {formatMoment(dueAt)}: late
                </Text>
              ) : (
                formatMoment(dueAt)
              ),
          },
          ...(remindedAt === null ? [] : [{ term: 'Reminded', value: formatMoment(remindedAt) }]),
          ...(evidenceAt === null ? [] : [{ term: 'Evidence sent', value: formatMoment(evidenceAt) }]),
          { term: 'Number at the payment service', value: chargeback.provider_dispute_id },
        ]}
      />
    </TitledCard>
  );
}
