import { initialsOf } from '@repo/domain/initials';
import { Card } from '@repo/ui/components/Card';
import { Person } from '@repo/ui/components/Person';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useId } from 'react';
import { CaseActions } from './CaseActions.tsx';
import { CaseCourse } from './CaseCourse.tsx';
import { CaseState } from './CaseState.tsx';
import { PackageLine } from './PackageLine.tsx';
import type { Facts } from './use-verifications.ts';
import { caseKey, type VerificationCase } from './verification-case.ts';
import { nameInList } from './words.ts';

interface CaseDetailProps {
  readonly verification: VerificationCase;
  readonly facts: Facts;
  readonly isPaid: boolean;
}

/** The selected case of the list: how it stands, what to do, and its way to the report. */
export default function CaseDetail({ verification, facts, isPaid }: CaseDetailProps) {
  const nameId = useId();
  const { lead } = verification;
  const worker = facts.worker.data;
  return (
    <Card as="section" padding="large" labelledBy={nameId}>
      <Stack>
        <Spread wrap align="start">
          <Person
            initials={worker?.initials ?? initialsOf({ name: nameInList(lead) })}
            photo={worker?.photo ?? undefined}
            name={
              <Heading level={2} size={3} id={nameId}>
                {worker?.displayName ?? lead.workerName}
              </Heading>
            }
          >
            <Text size="small" tone="muted">
              <PackageLine item={lead} />
            </Text>
          </Person>
          <Inline gap="small">
            <CaseActions verification={verification} worker={worker} isPaid={isPaid} />
          </Inline>
        </Spread>
        <Stack gap="xsmall">
          <CaseState verification={verification} facts={facts} isPaid={isPaid} />
        </Stack>
        <CaseCourse
          key={caseKey(verification)}
          verification={verification}
          workerName={worker?.name ?? nameInList(lead)}
          isPaid={isPaid}
        />
      </Stack>
    </Card>
  );
}
