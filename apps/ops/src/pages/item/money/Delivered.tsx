import type { Chargeback } from '@repo/api-client/queries/chargebacks';
import { formatMoment } from '@repo/domain/dates';
import { levelNames } from '@repo/domain/packages';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { kes, refundLabels } from './money-words.ts';

/** What the payer got for the money, and what of it went back before. */
export function Delivered({ chargeback }: { readonly chargeback: Chargeback }) {
  const { delivered, refund, taken_back: takenBack } = chargeback;
  return (
    <TitledCard title="What was delivered">
      {delivered === null ? (
        <Text>Nothing: no checks began for this payment.</Text>
      ) : (
        <DefinitionList
          items={[
            { term: 'Level', value: levelNames[delivered.level] },
            { term: 'The worker agreed', value: formatMoment(delivered.consent_at) },
            ...(delivered.withdrawn_at === null
              ? []
              : [{ term: 'Consent withdrawn', value: formatMoment(delivered.withdrawn_at) }]),
            { term: 'Checks began', value: formatMoment(delivered.checks_began_at) },
            { term: 'Checks decided', value: `${delivered.checks_decided} of ${delivered.checks}` },
            {
              term: 'Report complete',
              value: delivered.report_at === null ? 'Not yet' : formatMoment(delivered.report_at),
            },
          ]}
        />
      )}
      {(refund !== null || takenBack > 0) && (
        <DefinitionList
          items={[
            ...(refund === null
              ? []
              : [{ term: 'Refund', value: `${kes(refund.amount)}, ${refundLabels[refund.status].label}` }]),
            ...(takenBack === 0 ? [] : [{ term: 'Earlier disputes took', value: kes(takenBack) }]),
          ]}
        />
      )}
    </TitledCard>
  );
}
