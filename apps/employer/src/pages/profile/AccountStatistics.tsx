import { formatKes } from '@repo/domain/money';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { countsPurchases, useStatistics } from '../../profile/use-statistics.ts';
import { VerificationsError } from '../../verifications/VerificationsError.tsx';

const NOT_YET = '–';

export function AccountStatistics() {
  const { counted, failure } = useStatistics();
  return (
    <TitledCard title="Account Statistics" gap="medium">
      {failure === null ? (
        <>
          <DefinitionList
            items={[
              { term: 'Total Verifications', value: counted?.totalVerifications ?? NOT_YET },
              { term: 'Completed', value: counted?.completedVerifications ?? NOT_YET },
              {
                term: 'Total Spent',
                value: counted === undefined ? NOT_YET : formatKes(counted.totalSpentCents),
              },
              { term: 'Active Workers', value: counted?.activeWorkers ?? NOT_YET },
            ]}
          />
          {countsPurchases() && (
            <Text size="small" tone="muted">
              Completed and Active Workers count the packages that you paid for, also while their checks run.
            </Text>
          )}
        </>
      ) : (
        <VerificationsError failure={failure} place="dashboard" />
      )}
    </TitledCard>
  );
}
