import { catalogueText } from '@repo/api-client/client/failure-text';
import { Card } from '@repo/ui/components/Card';
import { Person } from '@repo/ui/components/Person';
import { SampleTag } from '@repo/ui/components/SampleTag';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { LoadFailure } from '@repo/app-shell/hooks/use-load-failure';

/** The placeholder record of spec/employer.md section 8. */
const PLACEHOLDER = { name: 'Sample Worker', initials: 'SW', score: 85, flags: 0 } as const;

interface ReportFailedProps {
  readonly failure: LoadFailure;
  /** Shown when the service sent no message. */
  readonly message: string;
}

/** The failure first. The placeholder below has a tag, so that it does not pass for a finding (decisions.md section 3). */
export function ReportFailed({ failure: { error, retry }, message }: ReportFailedProps) {
  return (
    <DetailLayout>
      <LoadError message={catalogueText(error, message)} {...retry} />
      <Card>
        <Stack gap="small">
          <SampleTag />
          <Person
            size="large"
            initials={PLACEHOLDER.initials}
            name={<Heading level={2}>{PLACEHOLDER.name}</Heading>}
          >
            <TrustBadge tier="Platinum" score={PLACEHOLDER.score} />
            <Text tone="muted">Misconduct flags: {PLACEHOLDER.flags}</Text>
          </Person>
        </Stack>
      </Card>
    </DetailLayout>
  );
}
