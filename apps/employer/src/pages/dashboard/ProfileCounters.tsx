import { Stats } from '@repo/ui/components/Stats';
import { countsPurchases, NOT_YET, useStatistics } from '../../profile/use-statistics.ts';

/** What the employer has asked for and paid for. */
export function ProfileCounters() {
  const { counted } = useStatistics();
  return (
    <Stats
      items={[
        { label: 'Total Verifications', value: counted?.totalVerifications ?? NOT_YET },
        {
          label: 'Completed',
          value: counted?.completedVerifications ?? NOT_YET,
          note: countsPurchases() ? 'Packages you paid for' : undefined,
        },
      ]}
    />
  );
}
