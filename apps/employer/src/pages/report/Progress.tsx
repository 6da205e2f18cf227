import type { Completion, Report } from '@repo/api-client/queries/reports';
import { formatDate } from '@repo/domain/dates';
import { chipOf, verificationFilterLabels } from '@repo/domain/verification-status';
import { Badge } from '@repo/ui/components/Badge';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { ProgressBar } from '@repo/ui/components/ProgressBar';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Tracker } from '../../verifications/Tracker.tsx';
import { chipTones } from '../../verifications/VerificationCard.tsx';
import { UpgradeOffer } from './UpgradeOffer.tsx';

interface ProgressProps {
  readonly report: Report;
  readonly completion: Completion | undefined;
}

/** What was bought, how far it is, and every check with who acts next. */
export function Progress({ report, completion }: ProgressProps) {
  const chip = chipOf(completion?.overall_status);
  return (
    <Card as="section">
      <Stack>
        <Spread wrap>
          <Heading level={2} size={3}>
            Verification Progress
          </Heading>
          <Badge tone={chipTones[chip]}>{verificationFilterLabels[chip]}</Badge>
        </Spread>
        <DefinitionList
          items={[
            { term: 'Package', value: report.package_name ?? 'None' },
            { term: 'Report Number', value: report.report?.number ?? 'N/A' },
            { term: 'Issued', value: formatDate(report.report?.issued_at) },
          ]}
        />
        {completion !== undefined && completion.total_steps > 0 && (
          <>
            <ProgressBar
              label="Completion"
              level="plain"
              percent={completion.completion_percentage}
              valueText={`${completion.completion_percentage}% · ${completion.completed_steps} of ${completion.total_steps} steps`}
            />
            {completion.checks.length > 0 && (
              <Disclosure label="All checks" defaultOpen>
                <Tracker checks={completion.checks} />
              </Disclosure>
            )}
          </>
        )}
        <UpgradeOffer report={report} />
      </Stack>
    </Card>
  );
}
