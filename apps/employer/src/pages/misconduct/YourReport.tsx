import { ButtonLink } from '@repo/ui/components/Button';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { ContactLink } from '../../workers/ContactLink.tsx';

interface YourReportProps {
  readonly workerId: string;
  /** Whether something is on record: the worker's own side is then the next thing to hear. */
  readonly hasRecords: boolean;
  /** Another place to look. */
  readonly children?: ReactNode;
}

/** What to do next: to hear the worker, and to read the report that opened the registry. */
export const YourReport = ({ workerId, hasRecords, children }: YourReportProps) => (
  <TitledCard title={hasRecords ? 'Before You Decide' : 'Your Report'}>
    {hasRecords && (
      <>
        <Text>Talk to the worker about it, and hear the other side.</Text>
        <ContactLink workerId={workerId} fullWidth />
      </>
    )}
    <Text tone="muted">{hasRecords ? REPORT_HOLDS : 'It holds the results of every check.'}</Text>
    <ButtonLink variant="secondary" fullWidth href={paths.verificationReport} state={{ workerId }}>
      View Report
    </ButtonLink>
    {children}
  </TitledCard>
);

const REPORT_HOLDS = 'Your report holds the results of every check.';
