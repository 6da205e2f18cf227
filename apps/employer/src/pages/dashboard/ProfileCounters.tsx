import { Stats } from '@repo/ui/components/Stats';
import { NOT_YET, statisticsNotes, useStatistics } from '../../profile/use-statistics.ts';

/** What the employer has asked for and paid for, and for whom the employer looks. */
export function ProfileCounters({ preferred }: { readonly preferred: string }) {
  const { counted } = useStatistics();
  return (
    <Stats
      items={[
        { label: 'Total Verifications', value: counted?.totalVerifications ?? NOT_YET },
        {
          label: 'Completed',
          value: counted?.completedVerifications ?? NOT_YET,
          note: statisticsNotes().completed,
        },
        { label: 'Preferred Services', value: preferred },
      ]}
    />
  );
}
