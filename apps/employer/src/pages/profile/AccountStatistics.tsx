import { formatKes } from '@repo/domain/money';
import { Stats } from '@repo/ui/components/Stats';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { countsPurchases, NOT_YET, useStatistics } from '../../profile/use-statistics.ts';
import { VerificationsError } from '../../verifications/VerificationsError.tsx';

export function AccountStatistics() {
  const { counted, failure } = useStatistics();
  const note = countsPurchases() ? 'Packages you paid for' : undefined;
  return (
    <Stack as="section" gap="small">
      <Heading level={2} size={3}>
        Account Statistics
      </Heading>
      {failure === null ? (
        <Stats
          items={[
            { label: 'Total Verifications', value: counted?.totalVerifications ?? NOT_YET },
            { label: 'Completed', value: counted?.completedVerifications ?? NOT_YET, note },
            {
              label: 'Total Spent',
              value: counted === undefined ? NOT_YET : formatKes(counted.totalSpentCents),
            },
            { label: 'Active Workers', value: counted?.activeWorkers ?? NOT_YET, note },
          ]}
        />
      ) : (
        <VerificationsError failure={failure} place="dashboard" />
      )}
    </Stack>
  );
}
