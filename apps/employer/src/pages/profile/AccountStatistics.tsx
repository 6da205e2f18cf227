import { formatKes } from '@repo/domain/money';
import { Stats } from '@repo/ui/components/Stats';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useStatistics } from '../../profile/use-statistics.ts';
import { VerificationsError } from '../../verifications/VerificationsError.tsx';

const NOT_YET = '–';

export function AccountStatistics() {
  const { counted, failure } = useStatistics();
  return (
    <TitledCard title="Account Statistics" gap="medium">
      {failure === null ? (
        <Stats
          items={[
            { label: 'Total Verifications', value: counted?.totalVerifications ?? NOT_YET },
            { label: 'Completed', value: counted?.completedVerifications ?? NOT_YET },
            {
              label: 'Total Spent',
              value: counted === undefined ? NOT_YET : formatKes(counted.totalSpentCents),
            },
            { label: 'Active Workers', value: counted?.activeWorkers ?? NOT_YET },
          ]}
        />
      ) : (
        <VerificationsError failure={failure} place="dashboard" />
      )}
    </TitledCard>
  );
}
